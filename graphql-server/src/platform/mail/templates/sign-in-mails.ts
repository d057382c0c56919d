import type { AccountKind } from "../../../shared/viewer/actor.ts";
import type { ProviderName } from "../../identity/identity-provider.ts";
import type { MailTemplate, NoParams } from "../mail-template.ts";
import { momentText } from "./moment-text.ts";
import { readerMail } from "./reader-mail.ts";

type OfKind = { kind: AccountKind };

/** Where an account's owner sets a new password. */
const passwordPaths: Readonly<Record<AccountKind, string>> = {
  SEEKER: "/password/send_reset_email",
  COMPANY: "/company/password",
  ADMIN: "/password/send_reset_email?kind=admin",
};

/** Where an account's owner sees the ways by which it is signed in to. */
const settingsPaths: Readonly<Record<AccountKind, string>> = {
  SEEKER: "/user/member/edit?section=devices",
  COMPANY: "/company/user/regist",
  ADMIN: "/admin",
};

const providerTitles: Readonly<Record<ProviderName, string>> = { GOOGLE: "Google", LINE: "LINE" };

/** To the owner after a sign-in in a browser that did not know the account. `at` is ISO 8601. */
export const newDeviceMail: MailTemplate<OfKind & { device: string; at: string }> = ({ kind, device, at }, locale, url) =>
  readerMail("new-device", { params: { device, at: momentText(at, locale) }, locale, url: url(passwordPaths[kind]) });

/** To the owner of an account that got a passkey. */
export const passkeyAddedMail: MailTemplate<OfKind> = ({ kind }, locale, url) =>
  readerMail("passkey-added", { params: {}, locale, url: url(settingsPaths[kind]) });

/** To the owner of an account that lost a passkey. */
export const passkeyRemovedMail: MailTemplate<OfKind> = ({ kind }, locale, url) =>
  readerMail("passkey-removed", { params: {}, locale, url: url(settingsPaths[kind]) });

/** To a seeker who may sign in by a provider from now on. */
export const identityLinkedMail: MailTemplate<{ provider: ProviderName }> = ({ provider }, locale, url) =>
  readerMail("identity-linked", { params: { provider: providerTitles[provider] }, locale, url: url(settingsPaths.SEEKER) });

/** To a seeker who may not sign in by a provider any more. */
export const identityUnlinkedMail: MailTemplate<{ provider: ProviderName }> = ({ provider }, locale, url) =>
  readerMail("identity-unlinked", { params: { provider: providerTitles[provider] }, locale, url: url(settingsPaths.SEEKER) });

/** To the old address, at once: a change was asked for, and how to take it back. */
export const emailChangeAskedMail: MailTemplate<OfKind & { token: string; days: number }> = ({ token, days }, locale, url) =>
  readerMail("email-change-asked", { params: { days }, locale, url: url(`/email_change?revoke=${token}`) });

/** To the new address: it has to confirm. */
export const emailChangeConfirmMail: MailTemplate<{ token: string }> = ({ token }, locale, url) =>
  readerMail("email-change-confirm", { params: {}, locale, url: url(`/email_change?token=${token}`) });

/** To the new address when it has an account: only its owner learns so. */
export const emailChangeTakenMail: MailTemplate<NoParams> = (_params, locale, url) =>
  readerMail("email-change-taken", { params: {}, locale, url: url("/log-in") });

/** To both addresses once the change is done. */
export const emailChangedMail: MailTemplate<OfKind> = ({ kind }, locale, url) =>
  readerMail("email-changed", { params: {}, locale, url: url(settingsPaths[kind]) });

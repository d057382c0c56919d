import type { SuspensionGround } from "../../../shared/vocabulary/suspension-ground.ts";
import type { MailTemplate, NoParams } from "../mail-template.ts";
import { suspensionWords } from "../words/suspension-words.ts";
import { readerMail } from "./reader-mail.ts";

/** To a seeker who left: what happens now, and how to come back. */
export const accountCancelledMail: MailTemplate<{ until: string; days: number }> = (params, locale, url) =>
  readerMail("account-cancelled", { params, locale, url: url("/log-in") });

/** To a seeker whose account the operator stopped: the reason of the terms in their language; the operator's own note is not in it. */
export const accountSuspendedMail: MailTemplate<{ ground: SuspensionGround }> = ({ ground }, locale, url) =>
  readerMail("account-suspended", { params: { reason: suspensionWords[locale][ground] }, locale, url: url("/contact") });

/** To a seeker whose account may be used again. */
export const accountUnsuspendedMail: MailTemplate<NoParams> = (params, locale, url) =>
  readerMail("account-unsuspended", { params, locale, url: url("/log-in") });

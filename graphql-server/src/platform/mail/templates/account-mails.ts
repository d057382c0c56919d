import type { MailTemplate, NoParams } from "../mail-template.ts";
import { readerMail } from "./reader-mail.ts";

/** To a seeker who left: what happens now, and how to come back. */
export const accountCancelledMail: MailTemplate<{ until: string; days: number }> = (params, locale, url) =>
  readerMail("account-cancelled", { params, locale, url: url("/log-in") });

/** To a seeker whose account the operator stopped. The reason is the operator's own note and is not in it. */
export const accountSuspendedMail: MailTemplate<NoParams> = (params, locale, url) =>
  readerMail("account-suspended", { params, locale, url: url("/contact") });

/** To a seeker whose account may be used again. */
export const accountUnsuspendedMail: MailTemplate<NoParams> = (params, locale, url) =>
  readerMail("account-unsuspended", { params, locale, url: url("/log-in") });

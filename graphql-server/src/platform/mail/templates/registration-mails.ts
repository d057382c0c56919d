import type { MailTemplate, NoParams } from "../mail-template.ts";
import { readerMail } from "./reader-mail.ts";

/** To an address that asked to register and has no account yet. */
export const registerMail: MailTemplate<{ token: string }> = ({ token }, locale, url) =>
  readerMail("register", { params: {}, locale, url: url(`/user/signup?token=${token}`) });

/** To an address that asked to register and has an account. */
export const alreadyRegisteredMail: MailTemplate<NoParams> = (_params, locale, url) =>
  readerMail("already-registered", { params: { passwordPage: url("/password/send_reset_email") }, locale, url: url("/log-in") });

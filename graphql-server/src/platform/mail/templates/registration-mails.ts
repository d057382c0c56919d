import type { MailTemplate } from "../mail-template.ts";
import { readerMail } from "./reader-mail.ts";

/** To an address that asked to register and has no account yet. `onward`: what the link's query says besides, beginning with "&"; or "". */
export const registerMail: MailTemplate<{ token: string; onward: string }> = ({ token, onward }, locale, url) =>
  readerMail("register", { params: {}, locale, url: url(`/user/signup?token=${token}${onward}`) });

/** To an address that asked to register and has an account. `signIn`: the path of signing in, which may lead on. */
export const alreadyRegisteredMail: MailTemplate<{ signIn: string }> = ({ signIn }, locale, url) =>
  readerMail("already-registered", { params: { passwordPage: url("/password/send_reset_email") }, locale, url: url(signIn) });

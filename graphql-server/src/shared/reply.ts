import type { IncomingFile } from "../platform/mail/in/incoming-mail.ts";
import type { Ctx } from "./ctx.ts";
import type { Viewer } from "./viewer/viewer.ts";

/** Somebody who may answer: their address as the account has it today, and whom they act as. */
export interface ReplyReader {
  email: string;
  viewer: Viewer;
}

/** An answer that came by mail. */
export interface MailReply {
  /** What is answered. */
  id: string;
  /** Address of who wrote. */
  reader: string;
  text: string;
  files: readonly IncomingFile[];
  /** The same for the same mail, however often it is handed in. */
  operationId: string;
}

/** Takes answers to mails about one kind of thing, as their writers' own acts. */
export interface ReplyHandler {
  /** Everybody who may answer it now; empty when it is gone. */
  readers(ctx: Ctx, id: string): Promise<readonly ReplyReader[]>;
  /** Does what the person would have done on the site, by the same command: `ctx` has them as its viewer. @throws UserErrors */
  take(ctx: Ctx, reply: MailReply): Promise<void>;
}

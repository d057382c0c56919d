import type { MailContent } from "./render-mail.ts";

/** A mail on its way out. `id` is the outbox row: a repeated sending is recognisable by it. */
export interface OutgoingMail extends MailContent {
  id: string;
  to: string;
}

/** Hands mails to the outside. */
export interface MailTransport {
  /** @throws MailRefusedError when it is no use to try again */
  send(mail: OutgoingMail): Promise<void>;
  /** Ends the connections. */
  close(): void;
}

import { SMTPServer } from "smtp-server";
import type { Log } from "../../log/log.ts";
import { type IncomingMail, readIncomingMail } from "./incoming-mail.ts";

/** Most bytes of a mail: a file of the size the site takes, as mails write it. */
export const mailInBytes = 15_000_000;

/** An answer to whoever hands a mail in; everything but 250 refuses it. */
export class MailAnswer extends Error {
  readonly responseCode: number;

  /** @param code 4xx asks to come again, 5xx to tell the sender. */
  constructor(code: number, text: string) {
    super(text);
    this.responseCode = code;
  }
}

/** What takes mails. `Recipient` is what the address says. */
export interface MailTaker<Recipient> {
  /** @throws MailAnswer 550 when there is no such address */
  recipient(address: string): Promise<Recipient>;
  /** @throws MailAnswer */
  take(recipient: Recipient, mail: IncomingMail): Promise<void>;
}

/** The open port. */
export interface MailPort {
  port: number;
  close(): Promise<void>;
}

interface Options<Recipient> {
  host: string;
  port: number;
  taker: MailTaker<Recipient>;
  log: Log;
}

type Done = (error?: Error | null) => void;

function answering(log: Log, done: Done, work: Promise<void>): void {
  work.then(
    () => done(),
    (error: unknown) => {
      if (error instanceof MailAnswer) return done(error);
      log.error("mail not taken", { error });
      return done(new MailAnswer(451, "4.3.0 Try again later"));
    },
  );
}

/**
 * Takes mails by SMTP, for a mail server of the operator's that has checked who sent them (SPF, DKIM, DMARC). One recipient a mail. A mail of
 * a program and a bounce are taken and forgotten: a refusal would be a mail again.
 */
export async function openMailPort<Recipient extends object>({ host, port, taker, log }: Options<Recipient>): Promise<MailPort> {
  const recipients = new WeakMap<object, Recipient>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: mailInBytes,
    maxClients: 20,
    socketTimeout: 30_000,
    onRcptTo(address, session, done) {
      const one = async () => {
        if (session.envelope.rcptTo.length > 0) throw new MailAnswer(452, "4.5.3 One recipient a mail");
        recipients.set(session.envelope, await taker.recipient(address.address));
      };
      answering(log, done, one());
    },
    onData(stream, session, done) {
      const taken = async () => {
        const mail = await readIncomingMail(stream);
        if (stream.sizeExceeded) throw new MailAnswer(552, "5.3.4 The mail is too large");
        const recipient = recipients.get(session.envelope);
        if (!recipient) throw new MailAnswer(550, "5.1.1 No such address");
        const isBounce = session.envelope.mailFrom === false || session.envelope.mailFrom.address === "";
        if (isBounce || mail.isAutomatic) return;
        await taker.take(recipient, mail);
      };
      answering(log, done, taken());
    },
  });
  server.on("error", (error) => log.warn("mail port", { error }));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import { createHash } from "node:crypto";
import type { IncomingMail } from "../../platform/mail/in/incoming-mail.ts";
import { MailAnswer, type MailPort, openMailPort } from "../../platform/mail/in/mail-port.ts";
import { type ReadReplyAddress, type ReplyTarget, readReplyAddress } from "../../platform/mail/in/reply-address.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { enforceLimit } from "../../shared/enforce-limit.ts";
import type { ReplyReader } from "../../shared/reply.ts";
import { UserErrors } from "../../shared/user-error.ts";
import { systemContext } from "../request-context.ts";
import type { Services } from "../services.ts";
import { replyHandlers } from "./reply-handlers.ts";

interface Recipient {
  address: ReadReplyAddress;
  /** Whom the address was made for. */
  reader: ReplyReader;
}

const unknown = () => new MailAnswer(550, "5.1.1 No such address");

/** A mail handed in twice is one act: an identifier of the mail and of who it came from, in the form of a UUID (version 8). */
function operationIdOf(mail: IncomingMail, { address, reader }: Recipient): string {
  const hash = createHash("sha256").update([address.kind, address.id, reader.email, mail.messageId, mail.text].join("\n")).digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

/** What the mail server is told of a refusal by the product's rules; sender's programs show it to people. */
function answerOf({ problems }: UserErrors): MailAnswer {
  const code = problems[0]?.code ?? "INVALID";
  if (code === "RATE_LIMITED" || code === "BUSY") return new MailAnswer(450, "4.7.1 Too many mails, come again later");
  return new MailAnswer(550, `5.7.1 Refused: ${code}`);
}

async function findRecipient(services: Services, domain: string, text: string): Promise<Recipient> {
  const address = readReplyAddress(text, { domain, hmacs: services.secrets.hmacs });
  if (!address) throw unknown();
  const { ctx } = systemContext(services, "mail-in");
  const readers = await replyHandlers[address.kind].readers(ctx, address.id);
  const reader = readers.find(({ email }) => address.isFor(email));
  if (!reader) throw unknown();
  return { address, reader };
}

/** Counts an answer to a thing, whoever writes it. @throws UserErrors RATE_LIMITED */
export function countReply(ctx: Ctx, { kind, id }: ReplyTarget): Promise<void> {
  return enforceLimit(ctx, "mail-reply", `${kind} ${id}`);
}

async function takeMail(services: Services, recipient: Recipient, mail: IncomingMail): Promise<void> {
  const { address, reader } = recipient;
  // A stolen address opens nothing: the mail must come from the address that the account has.
  const [from, ...others] = mail.from;
  if (others.length > 0 || from !== reader.email.toLowerCase()) throw new MailAnswer(550, "5.7.1 Not from the address this was sent to");
  if (mail.text === "") throw new MailAnswer(550, "5.6.0 No text");
  const { ctx, publishEvents } = systemContext(services, "mail-in");
  const reply = { id: address.id, reader: reader.email, text: mail.text, files: mail.files, operationId: operationIdOf(mail, recipient) };
  try {
    await countReply(ctx, address);
    await replyHandlers[address.kind].take({ ...ctx, viewer: reader.viewer }, reply);
  } catch (error) {
    throw error instanceof UserErrors ? answerOf(error) : error;
  }
  publishEvents();
}

/** Opens the port for answers by mail, when the settings name one. */
export async function openMailIn(services: Services): Promise<MailPort | null> {
  const { mailIn } = services.environment;
  if (!mailIn) return null;
  const { host, port, domain } = mailIn;
  const taker = {
    recipient: (address: string) => findRecipient(services, domain, address),
    take: (recipient: Recipient, mail: IncomingMail) => takeMail(services, recipient, mail),
  };
  return openMailPort({ host, port, taker, log: services.log });
}

import { type AddressObject, type ParsedMail, simpleParser } from "mailparser";
import { replyText } from "./reply-text.ts";

/** A file that came with a mail. */
export interface IncomingFile {
  fileName: string;
  bytes: Buffer;
}

/** A mail as far as a reply needs it. */
export interface IncomingMail {
  /** Addresses of the From header, in lower case. */
  from: readonly string[];
  messageId: string;
  text: string;
  files: readonly IncomingFile[];
  /** Written by a program: an answer to it would be answered. */
  isAutomatic: boolean;
}

function addressesOf(from: AddressObject | undefined): string[] {
  return (from?.value ?? []).flatMap(({ address }) => (address ? [address.toLowerCase()] : []));
}

function header(mail: ParsedMail, name: string): string {
  const value = mail.headers.get(name);
  return typeof value === "string" ? value.trim().toLowerCase() : "";
}

/** RFC 3834 and what programs wrote before it; our own mails come back when somebody forwards everything. */
function isAutomatic(mail: ParsedMail): boolean {
  const submitted = header(mail, "auto-submitted");
  if (submitted !== "" && !submitted.startsWith("no")) return true;
  if (["bulk", "junk", "list", "auto_reply"].includes(header(mail, "precedence"))) return true;
  if (mail.headers.has("x-autoreply") || mail.headers.has("x-autorespond") || mail.headers.has("list-id")) return true;
  return (mail.messageId ?? "").toLowerCase().endsWith("@kotoba.works>");
}

/** Reads a mail; pictures of a signature are no files. */
export async function readIncomingMail(source: NodeJS.ReadableStream & AsyncIterable<Buffer>): Promise<IncomingMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  const mail = await simpleParser(Buffer.concat(chunks), { skipTextToHtml: true, skipImageLinks: true });
  const files = mail.attachments.filter(({ related, contentDisposition }) => !related && contentDisposition !== "inline");
  return {
    from: addressesOf(mail.from),
    messageId: mail.messageId ?? "",
    text: replyText(mail.text ?? ""),
    files: files.map(({ filename, content }) => ({ fileName: filename ?? "file", bytes: content })),
    isAutomatic: isAutomatic(mail),
  };
}

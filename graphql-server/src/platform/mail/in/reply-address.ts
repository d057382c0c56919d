/** What a mail can be answered to, by its sign in the address. */
const signs = { conversation: "c", inquiry: "i" } as const;

export type ReplyKind = keyof typeof signs;

/** A thing that a mail is about and that its reader may answer by mail. */
export interface ReplyTarget {
  kind: ReplyKind;
  id: string;
}

/** The keyed hashes of a value under each of the server's keys, the first key's first. */
type Hmacs = (purpose: string, value: string) => readonly string[];

const shape = /^r-(?<sign>[a-z])-(?<id>[0-9a-f]{32})-(?<seal>[0-9a-f]{24})$/;

function kindOf(sign: string | undefined): ReplyKind | undefined {
  if (sign === signs.conversation) return "conversation";
  return sign === signs.inquiry ? "inquiry" : undefined;
}

/** 96 bits over what is answered and who may answer: the address of one reader opens nothing to another. Hex, as mail servers may fold case. */
function sealsOf({ kind, id }: ReplyTarget, reader: string, hmacs: Hmacs): string[] {
  const seals = hmacs("mail-reply", `${kind} ${id} ${reader.toLowerCase()}`);
  return seals.map((seal) => Buffer.from(seal, "base64url").subarray(0, 12).toString("hex"));
}

/** The address under which one reader answers a mail; 61 characters before the @, of 64. */
export function replyAddress(target: ReplyTarget, { reader, domain, hmacs }: { reader: string; domain: string; hmacs: Hmacs }): string {
  return `r-${signs[target.kind]}-${target.id.replaceAll("-", "")}-${sealsOf(target, reader, hmacs)[0] ?? ""}@${domain}`;
}

/** An address as it came: what it answers, and whether it was made for a reader. */
export interface ReadReplyAddress extends ReplyTarget {
  isFor(reader: string): boolean;
}

/** Reads an address of the domain; null when it has not the form. Whether it is real, `isFor` tells. */
export function readReplyAddress(address: string, { domain, hmacs }: { domain: string; hmacs: Hmacs }): ReadReplyAddress | null {
  const [local = "", host = ""] = address.toLowerCase().split("@");
  const parts = shape.exec(local)?.groups;
  const kind = kindOf(parts?.["sign"]);
  const hex = parts?.["id"];
  if (host !== domain.toLowerCase() || !kind || !hex) return null;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { kind, id, isFor: (reader) => sealsOf({ kind, id }, reader, hmacs).some((seal) => seal === parts["seal"]) };
}

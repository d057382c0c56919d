/** A message of PostgreSQL's protocol from a client: its letter, and what it carries. */
interface Message {
  type: string;
  body: Buffer;
}

/** Cuts what one connection sends into messages; the first, which opens it, has no letter. */
function messagesOf(tell: (message: Message) => void): (sent: Buffer) => void {
  let waiting = Buffer.alloc(0);
  let isOpen = false;
  return (sent) => {
    waiting = Buffer.concat([waiting, sent]);
    for (;;) {
      const start = isOpen ? 1 : 0;
      if (waiting.length < start + 4) return;
      const end = start + waiting.readInt32BE(start);
      if (waiting.length < end) return;
      if (isOpen) tell({ type: waiting.toString("latin1", 0, 1), body: waiting.subarray(start + 4, end) });
      isOpen = true;
      waiting = waiting.subarray(end);
    }
  };
}

/** The statements of a text that is sent as one; a semicolon inside of a value counts as one more. */
const statementsIn = (text: string) =>
  text
    .replaceAll("\0", "")
    .split(";")
    .filter((part) => part.trim() !== "");

/** Reads along what a process sends to PostgreSQL, and tells of each statement: those of its protocol of one message, and of several. */
export function readAlong(tell: (statement: string) => void): () => (sent: Buffer) => void {
  return () => {
    let parsed = "";
    return messagesOf(({ type, body }) => {
      const text = body.toString("utf8");
      if (type === "Q") for (const statement of statementsIn(text)) tell(statement.trim());
      if (type === "P") parsed = text.split("\0")[1] ?? "";
      if (type === "E") tell(parsed.trim() || "(prepared before)");
    });
  };
}

import { userError } from "../../../shared/user-error.ts";

/** What the first bytes can decide: a mark of UTF-16, or whether they are UTF-8; what offices in Japan save is Shift_JIS otherwise. */
function encodingOf(head: Uint8Array): string {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  try {
    // The last letter of a piece may be half there.
    new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    return "utf-8";
  } catch {
    return "shift_jis";
  }
}

/**
 * Bytes as text, in the encodings in which spreadsheets save: UTF-8, UTF-16 with its mark, Shift_JIS. What Shift_JIS does not know is no
 * text. @throws UserErrors IMPORT_NOT_UTF8
 */
export async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of bytes) {
      if (chunk.length === 0) continue;
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      yield decoder.decode(chunk, { stream: true });
    }
    if (decoder) yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw userError("IMPORT_NOT_UTF8");
    throw error;
  }
}

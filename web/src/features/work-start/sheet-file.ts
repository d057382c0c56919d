/** The encoding that the first two bytes name. */
function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** The text of a file in the encodings that offices use: UTF-8, UTF-16 with its mark, Shift_JIS; null for what is no text. */
export async function textOfFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = markedEncoding(bytes);
  for (const encoding of marked ? [marked] : ["utf-8", "shift_jis"]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes("\u0000") || text.startsWith("%PDF") ? null : text;
    } catch {
      // The next one may fit.
    }
  }
  return null;
}

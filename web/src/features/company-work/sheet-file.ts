/** The text of a file in the encodings that offices use: UTF-8, UTF-16 with its mark, Shift_JIS; null for what is no text. */
export async function textOfFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
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

import { currentLanguage } from "#platform/i18n/i18n.ts";

/** The encoding that the first two bytes name. */
function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** The text of a file in the encodings that offices use: UTF-8, UTF-16 with its mark, Shift_JIS; null for what is no text. */
async function textOfFile(file: Blob): Promise<string | null> {
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

const isPdf = async (file: Blob) => (await file.slice(0, 5).text()) === "%PDF-";

interface SheetAnswer {
  text?: string;
  detail?: string;
  errors?: readonly { message: string }[];
}

/** The text of a PDF, as the server reads it; the file is not kept. */
async function textOfPdf(file: File): Promise<{ text: string } | { problem: string }> {
  const form = new FormData();
  form.append("file", file, file.name);
  const headers = { "X-API-Version": "1", "Accept-Language": currentLanguage() };
  try {
    const response = await fetch("/api/company/work/sheet", { method: "POST", headers, body: form });
    const answer: SheetAnswer = await response.json();
    if (response.ok && answer.text !== undefined) return { text: answer.text };
    return { problem: answer.errors?.map(({ message }) => message).join("\n") || answer.detail || "" };
  } catch {
    return { problem: "" };
  }
}

/** The text of a job sheet in any kind of file that is read, or the problem's text; an empty one when there is nothing to say of it. */
export async function readSheetFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (await isPdf(file)) return textOfPdf(file);
  const text = await textOfFile(file);
  return text === null ? { problem: "" } : { text };
}

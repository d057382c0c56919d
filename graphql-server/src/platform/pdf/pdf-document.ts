import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";

/** A sheet being drawn; measures are points, 72 an inch, from the top left corner. */
export type PdfSheet = PDFKit.PDFDocument;

const margin = 48;
/** TrueType on purpose: of the web formats pdfkit makes files that are broken, or takes seconds. */
const files = {
  regular: import.meta.resolve("@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf"),
  bold: import.meta.resolve("@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf"),
};

/** Read once, at the first sheet. */
let fonts: { regular: Buffer; bold: Buffer } | undefined;
function loadFonts(): { regular: Buffer; bold: Buffer } {
  fonts ??= { regular: readFileSync(fileURLToPath(files.regular)), bold: readFileSync(fileURLToPath(files.bold)) };
  return fonts;
}

export interface PdfOptions {
  title: string;
  /** The time the facts in it were true; also the date of the file. */
  at: Date;
  language?: "ja-JP" | "en";
  layout?: "portrait" | "landscape";
}

/** An empty A4 sheet with the fonts "regular" and "bold", which cover Japanese; the fonts are embedded as subsets. */
export function createPdf({ title, at, language = "ja-JP", layout = "portrait" }: PdfOptions): PdfSheet {
  const { regular, bold } = loadFonts();
  const sheet = new PDFDocument({
    size: "A4",
    layout,
    margin,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, Author: "Kotoba Works", CreationDate: at },
  });
  sheet.registerFont("regular", regular);
  sheet.registerFont("bold", bold);
  return sheet.font("regular").fontSize(10).fillColor("#1a1a1c");
}

/** Ends the sheet and returns the whole file. */
export async function pdfBytes(sheet: PdfSheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  sheet.end();
  for await (const chunk of sheet) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

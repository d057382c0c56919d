import { getDocumentProxy } from "unpdf";

/** A sheet of work has two; a brochure that describes one has a few. */
const mostPages = 20;

interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pieces on one line of the page, from the left. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(first.y - piece.y) <= Math.max(first.height, piece.height) / 2) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.toSorted((one, other) => one.x - other.x));
}

/** The cells of a line: what stands further apart than two letters is another cell. */
function cellsOf(line: readonly Piece[]): string[] {
  const cells: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { height, text, width, x } of line) {
    const gap = x - end;
    if (cells.length === 0 || gap > 2 * height) cells.push(text);
    else cells.push(`${cells.pop() ?? ""}${gap > height / 3 ? " " : ""}${text}`);
    end = x + width;
  }
  return cells;
}

/** The text of a PDF line by line, each in its cells; a page that is only a picture has none. */
export async function pdfLines(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocumentProxy(bytes, { useSystemFonts: false, disableFontFace: true });
  const rows: string[][] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , size = 10, x = 0, y = 0] = item.transform.map(Number);
      return [{ text: item.str, x, y, width: item.width, height: item.height || Math.abs(size) }];
    });
    rows.push(...linesOf(pieces).map(cellsOf));
    page.cleanup();
  }
  return rows;
}

import { stringify } from "csv-stringify/sync";

/** Matches cells a spreadsheet would run or strip: signs of a formula (full-width or after blanks too) and control characters. */
const dangerous = /^\s*[=+\-@＝＋－＠]|^[\t\r\n\0]/;

function safeCell(cell: string): string {
  return dangerous.test(cell) ? `'${cell}` : cell;
}

/** A cell of a file of ours as it was meant. */
export function meantCell(cell: string): string {
  return cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Rows of a table as lines of CSV: all quoted, Windows line ends, nothing that a spreadsheet would run as a formula. */
function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(safeCell)),
    { quoted: true, quoted_empty: true, record_delimiter: "windows" },
  );
}

/** The one way to write CSV: UTF-8 with the mark by which spreadsheets know it, headings, then the rows as they are read. */
export async function* csvText(headings: readonly string[], pages: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvLines([headings])}`;
  for await (const rows of pages) if (rows.length > 0) yield csvLines(rows);
}

/** A small table as a whole CSV, in the same way. */
export function csvWhole(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${csvLines([headings, ...rows])}`;
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** No cell may begin a formula in a spreadsheet, in any width. */
const harmless = (cell: string) => (/^\s*[=+\-@\t\r\n＝＋－＠]/u.test(cell) ? `'${cell}` : cell);

/** CSV as Japanese spreadsheets read it: UTF-8 with BOM, CRLF, every cell quoted. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(",")).join("\r\n")}\r\n`;
}

/** Hands a text to the reader as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The browser's own download of an address: it writes while it receives, however long the file is. */
export function saveAs(path: string): void {
  const link = document.createElement("a");
  link.href = path;
  link.download = "";
  link.click();
}

const longest = 120;

/** How a text begins, on one line. */
export function previewOf(text: string): string {
  const line = [...text.replace(/\s+/gu, " ").trim()];
  return line.length > longest ? `${line.slice(0, longest - 1).join("")}…` : line.join("");
}

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": "\u00a0",
  "&amp;": "&",
};

/** Pieces of text between the tags of sanitised HTML, in order, as a browser holds them; readings the author wrote are left out. */
export function textPieces(html: string): string[] {
  return html
    .replace(/<ruby>.*?<\/ruby>/gsu, "<ruby>")
    .split(/<[^>]*>/u)
    .map((text) => text.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/gu, (entity) => entities[entity] ?? entity))
    .filter((text) => text.trim() !== "");
}

import { decodeHTML } from "entities/decode";

/** Pieces of text between the tags of sanitised HTML, in order, as a browser holds them; readings the author wrote are left out. */
export function textPieces(html: string): string[] {
  return html
    .replace(/<ruby>.*?<\/ruby>/gsu, "<ruby>")
    .split(/<[^>]*>/u)
    .map((text) => decodeHTML(text))
    .filter((text) => text.trim() !== "");
}

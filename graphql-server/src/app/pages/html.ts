import { escapeUTF8 as escapeHtml } from "entities/escape";

/** Text as paragraphs; a line break stays one. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => `<p>${escapeHtml(part).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** JSON inside a script element: no `<` that could end it, no line separators. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** One line of at most `maximum` characters. */
export function oneLine(text: string, maximum: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > maximum ? `${line.slice(0, maximum - 1)}…` : line;
}

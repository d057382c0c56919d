/** JSON inside a script element: no `<` that could end it, no line separators. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** One line of at most `maximum` characters. */
export function oneLine(text: string, maximum: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > maximum ? `${line.slice(0, maximum - 1)}…` : line;
}

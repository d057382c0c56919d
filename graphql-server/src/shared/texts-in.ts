import isRecord from "is-plain-obj";

/** No database takes it and no person types it: a text with the character NUL, or with half of a surrogate pair. */
export function isUnstorable(text: string): boolean {
  return !text.isWellFormed() || text.includes("\0");
}

/** The paths of such texts in a value that was read from a request, at any depth. */
export function textsIn(read: unknown, isMeant: (text: string) => boolean): string[][] {
  const found: string[][] = [];
  const waiting: { value: unknown; path: string[] }[] = [{ value: read, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && isMeant(value)) found.push(path);
    if (!Array.isArray(value) && !isRecord(value)) continue;
    for (const [key, inner] of Object.entries(value)) waiting.push({ value: inner, path: [...path, key] });
  }
  return found;
}

/** Keyset cursors are opaque to clients: base64url of a JSON array of the sort keys of the last row. */
export function encodeCursor(keys: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** The sort keys of a cursor, or null when it is not one of ours (then the list starts at the top). */
export function decodeCursor(cursor: string | null | undefined, length: number): (string | number | null)[] | null {
  if (!cursor) return null;
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (!Array.isArray(keys) || keys.length !== length) return null;
    return keys.every((key) => key === null || typeof key === "string" || typeof key === "number") ? keys : null;
  } catch {
    return null;
  }
}

/** Page size that was asked for, kept between 1 and 100. */
export function pageSize(first: number): number {
  return Math.min(Math.max(Math.trunc(first), 1), 100);
}

/** A condition for text that contains the words typed; wildcards in them are taken literally. */
export function containsText(typed: string): { $ilike: string } {
  const literal = typed
    .trim()
    .slice(0, 100)
    .replace(/[\\%_]/g, (char) => `\\${char}`);
  return { $ilike: `%${literal}%` };
}

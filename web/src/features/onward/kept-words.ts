/** What somebody typed into an application and the server does not have yet. */
export interface KeptWords {
  message: string;
  answers: Record<string, string>;
}

const keyOf = (workId: string) => `words:${workId}`;

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"))
    : {};

/**
 * Keeps words in this tab, through signing in and a lost session. `owner` is the seeker who typed them, null for a visitor: what one person
 * typed is never shown to another.
 */
export function keepWords(workId: string, owner: string | null, words: KeptWords): void {
  try {
    sessionStorage.setItem(keyOf(workId), JSON.stringify({ owner, ...words }));
  } catch {
    // Without room or permission nothing is kept.
  }
}

/** Returns the words that this reader, or a visitor in this tab before they signed in, typed; null without any. */
export function keptWords(workId: string, reader: string | null): KeptWords | null {
  try {
    const kept: { owner?: unknown; message?: unknown; answers?: unknown } | null = JSON.parse(
      sessionStorage.getItem(keyOf(workId)) ?? "null",
    );
    if (!kept || (kept.owner !== null && kept.owner !== reader)) return null;
    return { message: typeof kept.message === "string" ? kept.message : "", answers: textsOf(kept.answers) };
  } catch {
    return null;
  }
}

/** Forgets them: the server has them, or they were sent. */
export function forgetWords(workId: string): void {
  try {
    sessionStorage.removeItem(keyOf(workId));
  } catch {
    // Nothing was kept.
  }
}

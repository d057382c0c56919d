const prefix = "kotoba.kept-text.";
const keptMs = 3 * 86_400_000;

interface Kept {
  text: string;
  at: number;
}

function parse(value: string | null): Kept | null {
  if (value === null) return null;
  const kept: unknown = JSON.parse(value);
  if (typeof kept !== "object" || kept === null || !("text" in kept) || !("at" in kept)) return null;
  return typeof kept.text === "string" && typeof kept.at === "number" ? { text: kept.text, at: kept.at } : null;
}

/** A text that somebody began on this device and has not sent; empty when there is none, or after three days. */
export function keptText(key: string): string {
  try {
    const kept = parse(localStorage.getItem(prefix + key));
    return kept && Date.now() - kept.at < keptMs ? kept.text : "";
  } catch {
    return "";
  }
}

/** Keeps what was typed so far; an empty text is forgotten. */
export function keepText(key: string, text: string): void {
  try {
    if (text.trim() === "") localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify({ text, at: Date.now() } satisfies Kept));
  } catch {
    // Without permission nothing is kept.
  }
}

/** Forgets all of it, whoever typed it: who signs out leaves nothing behind. */
export function forgetKeptTexts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Without permission nothing was kept.
  }
}

import { currentLanguage } from "./i18n.ts";

const isEnglish = () => currentLanguage() === "en";

/** Short facts in one line; those that are missing are left out. */
export function joinFacts(facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(isEnglish() ? " · " : " ／ ");
}

/** Puts a text that follows a word in brackets. */
export function inBrackets(text: string): string {
  return isEnglish() ? ` (${text})` : `（${text}）`;
}

/** Writes a range from one thing to another; either may be missing. */
export function fromTo(from: string, to: string): string {
  return isEnglish() ? `${from} – ${to}`.trim() : `${from}〜${to}`;
}

/** Things one after another. */
export function joinList(things: readonly string[]): string {
  return things.join(isEnglish() ? ", " : "、");
}

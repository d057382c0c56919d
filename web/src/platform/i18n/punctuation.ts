import { currentLanguage, isJapanese } from "./i18n.ts";

/** Chinese and Japanese have signs as wide as their letters. */
const isWide = () => isJapanese() || currentLanguage().startsWith("zh");

/** Short facts in one line; those that are missing are left out. */
export function joinFacts(facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join(isWide() ? " ／ " : " · ");
}

/** Puts a text that follows a word in brackets. */
export function inBrackets(text: string): string {
  return isWide() ? `（${text}）` : ` (${text})`;
}

/** Writes a range from one thing to another; either may be missing. */
export function fromTo(from: string, to: string): string {
  return isWide() ? `${from}〜${to}` : `${from} – ${to}`.trim();
}

/** Things one after another. */
export function joinList(things: readonly string[]): string {
  return things.join(isWide() ? "、" : ", ");
}

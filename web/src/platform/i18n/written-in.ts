import { currentLanguage, isJapanese } from "./i18n.ts";

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const characters = /\p{Script=Han}/u;

/**
 * The language that a text by somebody else has to be marked with, so that it is read aloud as what it is: Japanese for readers of another
 * language. Characters without kana are marked as Japanese only where `isKnown`, or where the reader's language has none.
 */
export function writtenIn(text: string, isKnown = false): "ja" | undefined {
  if (isJapanese()) return undefined;
  if (kana.test(text)) return "ja";
  return characters.test(text) && (isKnown || currentLanguage() !== "zh-Hans") ? "ja" : undefined;
}

/** The mark of a translation into English: none for who reads English. */
export function englishMark(): "en" | undefined {
  return currentLanguage() === "en" ? undefined : "en";
}

/** The mark of a text whose language is known, where that is not the reader's. */
export function markOf(language: string): string | undefined {
  return language === currentLanguage() || (language === "ja" && isJapanese()) ? undefined : language;
}

import type { Locale } from "../../../shared/locale.ts";

/** One sentence or two in every language, with places to fill in braces: `{date}`, and `{date2}` for a second of the kind. */
export type PhraseTexts = readonly [ja: string, easy: string, en: string, vi: string, zh: string, ne: string, id: string, pt: string];

/** Phrases of one topic by name. */
export type PhraseTable = Readonly<Record<string, PhraseTexts>>;

const order = ["ja", "ja-x-easy", "en", "vi", "zh-Hans", "ne", "id", "pt-BR"] as const satisfies readonly Locale[];

/** The text for a language. */
export function textIn(texts: PhraseTexts, locale: Locale): string {
  return texts[order.indexOf(locale)] ?? texts[0];
}

/** What the site knows of a language. */
interface LanguageFacts {
  /** In its own words, as the switch offers it. */
  readonly name: string;
  /** The first part of its addresses; Japanese has none. */
  readonly prefix: string;
  /** For dates, numbers and money; with Latin digits, as on a residence card. */
  readonly intl: string;
  /** Of the page's `lang`. */
  readonly html: string;
  /** Also spoken by the areas of companies and of the operator; the others are for visitors and seekers. */
  readonly isHouse: boolean;
}

/**
 * The languages of the site in the order in which they are offered. A language is one line here and a folder of that name in `locales`
 * with every text that visitors and seekers meet; `npm run codegen` and the compiler name what is missing.
 */
const table = {
  ja: { name: "日本語", prefix: "", intl: "ja-JP", html: "ja", isHouse: true },
  "ja-x-easy": { name: "やさしい日本語", prefix: "/easy", intl: "ja-JP", html: "ja", isHouse: true },
  en: { name: "English", prefix: "/en", intl: "en-GB", html: "en", isHouse: true },
  vi: { name: "Tiếng Việt", prefix: "/vi", intl: "vi-VN", html: "vi", isHouse: false },
  "zh-Hans": { name: "简体中文", prefix: "/zh", intl: "zh-Hans-CN", html: "zh-Hans", isHouse: false },
  ne: { name: "नेपाली", prefix: "/ne", intl: "ne-NP-u-nu-latn", html: "ne", isHouse: false },
  id: { name: "Bahasa Indonesia", prefix: "/id", intl: "id-ID", html: "id", isHouse: false },
  "pt-BR": { name: "Português (Brasil)", prefix: "/pt", intl: "pt-BR", html: "pt-BR", isHouse: false },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** A language of visitors and seekers, as a BCP 47 tag. */
export type Language = keyof typeof table;

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = table;

/** Whether a text is the tag of a language of the site. */
export function isLanguage(tag: string | null): tag is Language {
  return tag !== null && Object.hasOwn(table, tag);
}

export const languages: readonly Language[] = Object.keys(table).filter(isLanguage);

/** The languages of people at work. */
export const houseLanguages: readonly Language[] = languages.filter((language) => languageFacts[language].isHouse);

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
  /** Offers this language to somebody who reads a page in Japanese. */
  readonly offer: string;
}

/**
 * The languages of the site in the order in which they are offered. A language is one line here and a folder of that name in `locales`
 * with every text that visitors and seekers meet; `npm run codegen` names what is missing.
 */
const table = {
  ja: { name: "日本語", prefix: "", intl: "ja-JP", html: "ja", isHouse: true, offer: "このページを日本語で読む" },
  "ja-x-easy": { name: "やさしい日本語", prefix: "/easy", intl: "ja-JP", html: "ja", isHouse: true, offer: "やさしい日本語で よむ" },
  en: { name: "English", prefix: "/en", intl: "en-GB", html: "en", isHouse: true, offer: "Read this page in English" },
  vi: { name: "Tiếng Việt", prefix: "/vi", intl: "vi-VN", html: "vi", isHouse: false, offer: "Đọc trang này bằng tiếng Việt" },
  "zh-Hans": { name: "简体中文", prefix: "/zh", intl: "zh-Hans-CN", html: "zh-Hans", isHouse: false, offer: "用简体中文阅读本页" },
  ne: { name: "नेपाली", prefix: "/ne", intl: "ne-NP-u-nu-latn", html: "ne", isHouse: false, offer: "यो पृष्ठ नेपालीमा पढ्नुहोस्" },
  id: {
    name: "Bahasa Indonesia",
    prefix: "/id",
    intl: "id-ID",
    html: "id",
    isHouse: false,
    offer: "Baca halaman ini dalam bahasa Indonesia",
  },
  "pt-BR": {
    name: "Português (Brasil)",
    prefix: "/pt",
    intl: "pt-BR",
    html: "pt-BR",
    isHouse: false,
    offer: "Ler esta página em português",
  },
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

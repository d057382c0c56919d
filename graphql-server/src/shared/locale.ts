import Negotiator from "negotiator";

/** What the product knows of a language: the one list of them. */
interface Language {
  /** First part of its addresses; Japanese has none. */
  prefix: string | null;
  /** As those who read it call it. */
  name: string;
  /** For dates and numbers; Latin digits in every language, as on a residence card. */
  intl: string;
  /** Between the items of a list. */
  comma: ", " | "、";
  /** Of an element with a text in it. */
  html: string;
  /** Also spoken by the areas of companies and of the operator; the others are for seekers and visitors. */
  isHouse: boolean;
}

const table = {
  ja: { prefix: null, name: "日本語", intl: "ja-JP", comma: "、", html: "ja", isHouse: true },
  "ja-x-easy": { prefix: "easy", name: "やさしい日本語", intl: "ja-JP", comma: "、", html: "ja", isHouse: true },
  en: { prefix: "en", name: "English", intl: "en-GB", comma: ", ", html: "en", isHouse: true },
  vi: { prefix: "vi", name: "Tiếng Việt", intl: "vi-VN", comma: ", ", html: "vi", isHouse: false },
  "zh-Hans": { prefix: "zh", name: "简体中文", intl: "zh-Hans-CN", comma: "、", html: "zh-Hans", isHouse: false },
  ne: { prefix: "ne", name: "नेपाली", intl: "ne-NP-u-nu-latn", comma: ", ", html: "ne", isHouse: false },
  id: { prefix: "id", name: "Bahasa Indonesia", intl: "id-ID", comma: ", ", html: "id", isHouse: false },
  "pt-BR": { prefix: "pt", name: "Português (Brasil)", intl: "pt-BR", comma: ", ", html: "pt-BR", isHouse: false },
} as const satisfies Readonly<Record<string, Language>>;

/** A language of seekers and visitors, as a BCP 47 tag. */
export type Locale = keyof typeof table;
/** A language of company members and of the operator. */
export type HouseLocale = { [L in Locale]: (typeof table)[L]["isHouse"] extends true ? L : never }[Locale];

export const languages: Readonly<Record<Locale, Language>> = table;
/** Every language, in the order in which they are offered. */
export const locales = Object.keys(table).filter(isLocale);
export const houseLocales = locales.filter(isHouseLocale);

/** Whether a text is the tag of a language that seekers and visitors may choose. */
export function isLocale(tag: string): tag is Locale {
  return Object.hasOwn(table, tag);
}

/** Whether a language is also that of company members and of the operator. */
export function isHouseLocale(locale: Locale): locale is HouseLocale {
  return table[locale].isHouse;
}

/** Returns the language of a company or of the operator for somebody who reads `locale`: English for those that only seekers have. */
export function houseLocaleOf(locale: Locale): HouseLocale {
  return isHouseLocale(locale) ? locale : "en";
}

/** Whether a language is written in Japanese characters. */
export function isJapanese(locale: Locale): locale is "ja" | "ja-x-easy" {
  return languages[locale].html === "ja";
}

/** Language and script of a tag, which decide whether a text can be read; undefined for what is no tag. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

const byScript = new Map(locales.filter((locale) => locale !== "ja-x-easy").map((locale) => [scriptOf(locale), locale]));

/** The language for one range of the header: `pt-PT` is Portuguese, `zh-SG` simplified Chinese, `zh-TW` neither; `*` is Japanese. */
function matching(range: string): Locale | undefined {
  if (range === "*") return "ja";
  if (/^ja-x-easy\b/i.test(range)) return "ja-x-easy";
  return byScript.get(scriptOf(range));
}

/** Ranges of a header that are looked at: browsers send a handful. */
const maximumRanges = 20;

/**
 * The language for an Accept-Language header: of the ranges that are accepted, by weight and order (RFC 9110, 12.5.4), the first that
 * we speak, whatever its region; Japanese otherwise.
 */
export function localeOf(header: string | undefined): Locale {
  if (header === undefined || isLocale(header)) return header ?? "ja";
  const ranges = new Negotiator({ headers: { "accept-language": header } }).languages();
  for (const range of ranges.slice(0, maximumRanges)) {
    const locale = matching(range);
    if (locale) return locale;
  }
  return "ja";
}

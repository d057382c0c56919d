import { numberFormat } from "#platform/i18n/formats.ts";
import { currentLanguage, isJapanese } from "#platform/i18n/i18n.ts";
import { languageFacts } from "#platform/i18n/languages.ts";

/** Chromium knows no Nepali and would write as the browser's own language does; English of India groups digits as Nepali does. */
function numberLocale(): string {
  const language = currentLanguage();
  return language === "ne" ? "en-IN" : languageFacts[language].intl;
}

/** The sign alone is the yen's everywhere but in Chinese, where it is also the yuan's. */
function yenFormat(): Intl.NumberFormat {
  const intl = numberLocale();
  const currencyDisplay = intl.startsWith("zh") ? "symbol" : "narrowSymbol";
  return numberFormat(intl, { style: "currency", currency: "JPY", currencyDisplay });
}

/** Writes integer yen as people read it: 1,226円 in Japanese, ¥1,226 in English; negative amounts as -1,226円 or -¥1,226. */
export function formatYen(amount: number): string {
  return isJapanese() ? `${formatCount(amount)}円` : yenFormat().format(amount);
}

/** A count with the separators of the reader's language. */
export function formatCount(count: number): string {
  return numberFormat(numberLocale()).format(count);
}

/** The yen of a text as it is typed in Japan: full width, with commas or 円; NaN for what is no number. */
export function yenOf(text: string): number {
  return Number(text.normalize("NFKC").replace(/[,円\s]/g, ""));
}

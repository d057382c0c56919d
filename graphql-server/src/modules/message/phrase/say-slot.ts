import { type Locale, languages } from "../../../shared/locale.ts";
import { textIn } from "./phrase-text.ts";
import { choiceTables, type SlotKind, weekdays } from "./slots.ts";

function intlOf(locale: Locale): string {
  return languages[locale].intl;
}

/** The name of a day of the week; small inside a sentence where a language writes it so. */
function weekdayOf(day: Date, locale: Locale): string {
  const name = new Intl.DateTimeFormat(intlOf(locale), { weekday: "long", timeZone: "UTC" }).format(day);
  return locale === "vi" ? name[0]?.toLowerCase() + name.slice(1) : name;
}

const monthOf = (day: Date, locale: Locale) => new Intl.DateTimeFormat(intlOf(locale), { month: "long", timeZone: "UTC" }).format(day);

/** A day with its day of the week, as the language says it inside a sentence. */
function sayDate(text: string, locale: Locale): string {
  const at = new Date(`${text}T00:00:00Z`);
  const [month, day] = [at.getUTCMonth() + 1, at.getUTCDate()];
  const weekday = weekdayOf(at, locale);
  const said: Readonly<Record<Locale, () => string>> = {
    ja: () => `${month}月${day}日（${weekday[0]}）`,
    "ja-x-easy": () => `${month}月${day}日（${weekday}）`,
    en: () => `${weekday} ${day} ${monthOf(at, locale)}`,
    vi: () => `${weekday} ngày ${day} tháng ${month}`,
    "zh-Hans": () => `${month}月${day}日（${weekday}）`,
    ne: () => `${monthOf(at, locale)} ${day} (${weekday})`,
    id: () => `${weekday}, ${day} ${monthOf(at, locale)}`,
    "pt-BR": () => `${weekday}, ${day} de ${monthOf(at, locale)}`,
  };
  return said[locale]();
}

function sayTime(text: string, locale: Locale): string {
  const [hour = "", minute = ""] = text.split(":");
  if (!intlOf(locale).startsWith("ja")) return text;
  return minute === "00" ? `${Number(hour)}時` : `${Number(hour)}時${minute}分`;
}

type Unit = "minute" | "hour" | "day" | "month";

/** A number with its unit; Japanese and Chinese write no space between. */
function sayCount(text: string, unit: Unit, locale: Locale): string {
  const said = new Intl.NumberFormat(intlOf(locale), { style: "unit", unit, unitDisplay: "long", useGrouping: false }).format(Number(text));
  return ["ja", "ja-x-easy", "zh-Hans"].includes(locale) ? said.replaceAll(/\s/g, "") : said;
}

const yen: Readonly<Record<Locale, string>> = {
  ja: "円",
  "ja-x-easy": "円",
  en: " yen",
  vi: " yên",
  "zh-Hans": "日元",
  ne: " येन",
  id: " yen",
  "pt-BR": " ienes",
};

/** Digits are grouped alike in every language: both sides see the same figure. */
function sayYen(text: string, locale: Locale): string {
  return `${Number(text).toLocaleString("en-US")}${yen[locale]}`;
}

function sayWeekday(key: string, locale: Locale): string {
  // 2024-01-01 was a Monday.
  return weekdayOf(new Date(Date.UTC(2024, 0, 1 + weekdays.findIndex((day) => day === key))), locale);
}

/** The words of a choice. */
export function sayChoice(kind: SlotKind, key: string, locale: Locale): string {
  if (kind === "WEEKDAY") return sayWeekday(key, locale);
  const texts = choiceTables[kind]?.[key];
  return texts ? textIn(texts, locale) : key;
}

/** What stands in a place of a kind, in a language. Places and names stand as they were written, in each of them. */
export function saySlot(kind: SlotKind, value: string, locale: Locale): string {
  const say: Readonly<Record<SlotKind, () => string>> = {
    DATE: () => sayDate(value, locale),
    TIME: () => sayTime(value, locale),
    MINUTES: () => sayCount(value, "minute", locale),
    HOURS: () => sayCount(value, "hour", locale),
    DAYS: () => sayCount(value, "day", locale),
    MONTHS: () => sayCount(value, "month", locale),
    YEN: () => sayYen(value, locale),
    PLACE: () => value,
    PERSON: () => value,
    WEEKDAY: () => sayWeekday(value, locale),
    DOCUMENT: () => sayChoice(kind, value, locale),
    REASON: () => sayChoice(kind, value, locale),
    CONDITION: () => sayChoice(kind, value, locale),
  };
  return say[kind]();
}

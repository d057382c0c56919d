import { type HouseLocale, houseLocaleOf, type Locale } from "../locale.ts";

/** The parts of a dated rule that a text names by `{rule}`. */
type RuleParams = Readonly<Record<string, string | number>>;

const evidenceIn = { ja: "evidence", en: "evidenceEn", "ja-x-easy": "evidenceEasy" } as const satisfies Record<HouseLocale, string>;

/** What a dated rule says and where it is written, in the reader's nearest language; nothing where no rule stands behind a refusal. */
export function sayRule(params: RuleParams, locale: Locale): string {
  const house = houseLocaleOf(locale);
  const text = params[evidenceIn[house]];
  if (!text) return "";
  const { source = "", sourceDate = "" } = params;
  return house === "en" ? `${text} (${source}, ${sourceDate})` : `${text}（${source}、${sourceDate}）`;
}

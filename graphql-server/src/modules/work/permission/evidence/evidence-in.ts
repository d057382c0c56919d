import { type HouseLocale, houseLocaleOf, isHouseLocale, type Locale } from "../../../../shared/locale.ts";
import type { PermissionRule } from "../permission-rule.entity.ts";
import { type Evidence, englishEvidence } from "./english.data.ts";
import { indonesianEvidence } from "./id.data.ts";
import { nepaliEvidence } from "./ne.data.ts";
import { portugueseEvidence } from "./pt-br.data.ts";
import { vietnameseEvidence } from "./vi.data.ts";
import { chineseEvidence } from "./zh-hans.data.ts";

/** The columns that the operator writes. */
const columns = { ja: "evidence", en: "evidenceEn", "ja-x-easy": "evidenceEasy" } as const satisfies Record<HouseLocale, string>;
const translations: Readonly<Record<Exclude<Locale, HouseLocale>, Readonly<Record<Evidence, string>>>> = {
  vi: vietnameseEvidence,
  "zh-Hans": chineseEvidence,
  ne: nepaliEvidence,
  id: indonesianEvidence,
  "pt-BR": portugueseEvidence,
};

const isEvidence = (name: string): name is Evidence => Object.hasOwn(englishEvidence, name);
const byEnglish = new Map(
  Object.entries(englishEvidence).flatMap(([name, text]): [string, Evidence][] => (isEvidence(name) ? [[text, name]] : [])),
);

type Written = Pick<PermissionRule, "evidence" | "evidenceEn" | "evidenceEasy">;

/**
 * What a rule asks to be shown, in the reader's language. A translation belongs to the words that were translated: where the operator has
 * written others, a reader of a language that the back office does not have is shown the English ones.
 */
export function evidenceIn(locale: Locale, rule: Written): string {
  const name = byEnglish.get(rule.evidenceEn);
  if (!isHouseLocale(locale) && name) return translations[locale][name];
  return rule[columns[houseLocaleOf(locale)]];
}

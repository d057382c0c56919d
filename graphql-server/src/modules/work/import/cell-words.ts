import { japaneseLevels } from "../../../shared/vocabulary/japanese-level.ts";
import { jobCategories } from "../../../shared/vocabulary/job-category.ts";
import {
  benefitKindLabels,
  employmentTypeLabels,
  japaneseLevelLabels,
  jobCategoryLabels,
  payUnitLabels,
  qualificationLabels,
  remoteModeLabels,
  renewalKindLabels,
  residenceStatusLabels,
  smokingMeasureLabels,
  specifiedSkillFieldLabels,
  workplaceKindLabels,
  workTimeSystemLabels,
} from "../../../shared/vocabulary/labels.ts";
import { prefectures } from "../../../shared/vocabulary/prefecture.ts";

/** The words that a cell of a choice may contain, folded, each with the code it stands for. */
export type Words = ReadonlyMap<string, string>;

/** Width, case, spaces and the kind of middle dot do not matter in a choice. */
export function foldWord(text: string): string {
  return text.normalize("NFKC").toUpperCase().replace(/\s/g, "");
}

/** The word of the site for a code; the code itself where there is none. */
export function wordOf(words: Words, code: string): string {
  return [...words].find(([word, meant]) => meant === code && word !== foldWord(code))?.[0] ?? code;
}

function wordsOf(labels: Readonly<Record<string, string>>, more: readonly (readonly [word: string, code: string])[] = []): Words {
  const pairs = Object.entries(labels).flatMap(([code, label]): [string, string][] => [
    [code, code],
    [label, code],
  ]);
  return new Map([...pairs, ...more].map(([word, code]) => [foldWord(word), code]));
}

const prefectureNames = prefectures.flatMap(({ code, ja, en }): [string, string][] => [
  [String(Number(code)), code],
  [`JP-${code}`, code],
  [ja.replace(/[都府県]$/, ""), code],
  [en, code],
]);

/** The choices by the name of their vocabulary: each code, and the words of the site for it. */
export const choices = {
  category: wordsOf(
    jobCategoryLabels.ja,
    jobCategories.map((code, index) => [String(index + 1).padStart(2, "0"), code] as const),
  ),
  employmentType: wordsOf(employmentTypeLabels.ja, [
    ["パート", "PART_TIME"],
    ["アルバイト", "PART_TIME"],
    ["派遣", "DISPATCH"],
  ]),
  payUnit: wordsOf(payUnitLabels.ja, [["年収", "YEAR"]]),
  japaneseLevel: wordsOf(japaneseLevelLabels.ja, [
    ...japaneseLevels.map((level) => [level, level] as const),
    ["不問", "NONE"],
    ["母語話者", "NATIVE"],
  ]),
  residenceStatus: wordsOf(residenceStatusLabels.ja),
  prefecture: wordsOf(Object.fromEntries(prefectures.map(({ code, ja }) => [code, ja])), prefectureNames),
  remote: wordsOf(remoteModeLabels.ja),
  timeSystem: wordsOf(workTimeSystemLabels.ja),
  renewal: wordsOf(renewalKindLabels.ja),
  smoking: wordsOf(smokingMeasureLabels.ja),
  workplaceKind: wordsOf(workplaceKindLabels.ja),
  skill: wordsOf(specifiedSkillFieldLabels.ja),
  qualification: wordsOf(qualificationLabels.ja),
  benefitKind: wordsOf(benefitKindLabels.ja),
} as const;
export type ChoiceName = keyof typeof choices;

/** はい and いいえ in the ways people write them. */
export const flagWords: ReadonlyMap<string, boolean> = new Map([
  ...["1", "TRUE", "YES", "はい", "有", "有り", "あり", "○", "〇"].map((word): [string, boolean] => [word, true]),
  ...["0", "FALSE", "NO", "いいえ", "無", "無し", "なし", "×"].map((word): [string, boolean] => [word, false]),
]);

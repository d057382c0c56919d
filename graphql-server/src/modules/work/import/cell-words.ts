import { japaneseLevels } from "../../../shared/japanese-level.ts";
import { jobCategories } from "../../../shared/job-category.ts";
import { prefectures } from "../../../shared/prefecture.ts";
import type { Qualification } from "../../../shared/qualification.ts";
import { type SpecifiedSkillField } from "../../../shared/specified-skill-field.ts";
import { categoryLabels, employmentLabels, levelLabels, payUnitLabels, residenceLabels } from "../posting/posting-labels.ts";
import { type RemoteMode, type RenewalKind, type SmokingMeasure, type WorkTimeSystem } from "../posting/work.vocabulary.ts";

/** What a cell of a choice may say, folded, and the code it stands for. */
export type Words = ReadonlyMap<string, string>;

const remoteWords: Record<RemoteMode, string> = { NONE: "出社", PARTIAL: "一部在宅可", FULL: "完全在宅" };
const timeSystemWords: Record<WorkTimeSystem, string> = {
  FIXED: "固定時間制",
  SHIFT: "シフト制",
  FLEX: "フレックスタイム制",
  VARIABLE: "変形労働時間制",
  DISCRETIONARY: "裁量労働制",
};
const renewalWords: Record<RenewalKind, string> = { NONE: "更新なし", POSSIBLE: "更新する場合がある", AUTOMATIC: "自動的に更新" };
const smokingWords: Record<SmokingMeasure, string> = {
  NO_SMOKING: "屋内禁煙",
  SMOKING_ROOM: "喫煙室あり",
  OUTDOOR_ONLY: "屋外に喫煙所あり",
  SMOKING_ALLOWED: "喫煙可",
};
const skillWords: Record<SpecifiedSkillField, string> = {
  CARE: "介護",
  BUILDING_CLEANING: "ビルクリーニング",
  MANUFACTURING: "工業製品製造業",
  CONSTRUCTION: "建設",
  SHIPBUILDING: "造船・舶用工業",
  AUTO_REPAIR: "自動車整備",
  AVIATION: "航空",
  LODGING: "宿泊",
  AGRICULTURE: "農業",
  FISHERY: "漁業",
  FOOD_MANUFACTURING: "飲食料品製造業",
  FOOD_SERVICE: "外食業",
  AUTO_TRANSPORT: "自動車運送業",
  RAILWAY: "鉄道",
  FORESTRY: "林業",
  WOOD: "木材産業",
};

const qualificationWords: Record<Qualification, string> = {
  DRIVER_REGULAR: "普通自動車免許",
  DRIVER_MEDIUM: "中型自動車免許",
  DRIVER_LARGE: "大型自動車免許",
  DRIVER_SECOND_CLASS: "第二種運転免許",
  FORKLIFT: "フォークリフト運転技能講習",
  CARE_INITIAL: "介護職員初任者研修",
  CARE_PRACTITIONER: "介護福祉士実務者研修",
  CERTIFIED_CARE_WORKER: "介護福祉士",
  NURSE: "看護師・准看護師",
  NURSERY_TEACHER: "保育士",
  COOK: "調理師",
  ELECTRICIAN: "電気工事士",
  AUTO_MECHANIC: "自動車整備士",
  REAL_ESTATE: "宅地建物取引士",
  BOOKKEEPING_2: "日商簿記2級以上",
  REGISTERED_JAPANESE_TEACHER: "登録日本語教員",
};

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
    categoryLabels,
    jobCategories.map((code, index) => [String(index + 1).padStart(2, "0"), code] as const),
  ),
  employmentType: wordsOf(employmentLabels, [
    ["パート", "PART_TIME"],
    ["アルバイト", "PART_TIME"],
    ["派遣", "DISPATCH"],
  ]),
  payUnit: wordsOf(payUnitLabels, [["年収", "YEAR"]]),
  japaneseLevel: wordsOf(levelLabels, [
    ...japaneseLevels.map((level) => [level, level] as const),
    ["不問", "NONE"],
    ["母語話者", "NATIVE"],
  ]),
  residenceStatus: wordsOf(residenceLabels),
  prefecture: wordsOf(Object.fromEntries(prefectures.map(({ code, ja }) => [code, ja])), prefectureNames),
  remote: wordsOf(remoteWords),
  timeSystem: wordsOf(timeSystemWords),
  renewal: wordsOf(renewalWords),
  smoking: wordsOf(smokingWords),
  skill: wordsOf(skillWords),
  qualification: wordsOf(qualificationWords),
} as const;
export type ChoiceName = keyof typeof choices;

/** はい and いいえ in the ways people write them. */
export const flagWords: ReadonlyMap<string, boolean> = new Map([
  ...["1", "TRUE", "YES", "はい", "有", "有り", "あり", "○", "〇"].map((word): [string, boolean] => [word, true]),
  ...["0", "FALSE", "NO", "いいえ", "無", "無し", "なし", "×"].map((word): [string, boolean] => [word, false]),
]);

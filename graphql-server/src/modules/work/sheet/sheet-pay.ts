import { figureValue } from "../../../shared/yen-figure.ts";
import type { PayUnit } from "../posting/work.vocabulary.ts";
import { figure } from "../requirement/figures.ts";
import type { SheetField } from "./sheet-lines.ts";

/** Cells of the import by column; what is not sure is not there. */
export type Cells = [column: string, text: string][];

const units: readonly (readonly [RegExp, PayUnit])[] = [
  [/月給|月額|固定給/, "MONTH"],
  [/時給|時間給|時間額/, "HOUR"],
  [/日給|日額/, "DAY"],
  [/年俸|年収|年額/, "YEAR"],
  [/週給/, "WEEK"],
];
/** Yen that one unit may be worth; what lies outside was not read as it was meant. */
const sane: Readonly<Record<PayUnit, readonly [number, number]>> = {
  HOUR: [500, 20_000],
  DAY: [3_000, 200_000],
  WEEK: [10_000, 1_000_000],
  MONTH: [80_000, 5_000_000],
  YEAR: [1_000_000, 60_000_000],
};

/** Clauses about another pay than the one that everybody gets. */
const aside =
  /モデル|例[)）:：]|年収例|月収例|研修|試用|深夜|夜勤|早朝|残業|経験者|有資格|昇給|賞与|インセンティブ|歩合|手当|交通費|想定|目安|最大|昇格|土日|高校生|時間帯/;
/** Words that make a sum more than base pay. */
const mixed = /含む|含み|込み|込$|込[)）]|含$/;

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[〜∼～~―—–]/g, "~")
    .replace(/から(?=\d)/g, "~")
    .replace(/(?<=円)\s*-\s*/g, "~")
    .replace(/(?<=\d)\s*-\s*(?=\d)/g, "~");
}

interface Range {
  min: number;
  max?: number;
  /** What stood there. */
  word: string;
}

const amounts = new RegExp(`${figure}\\s*(万)?\\s*円?\\s*(?:~\\s*(?:${figure}\\s*(万)?\\s*円)?|円以上|以上)?`, "gu");

/** Every sum in a text that says yen or 万, as a range. */
function rangesOf(text: string): Range[] {
  return [...text.matchAll(amounts)].flatMap(([word, low = "", , high]): Range[] => {
    if (!/円|万/.test(word)) return [];
    const max = high === undefined ? undefined : figureValue(high);
    const own = figureValue(low);
    // 23~28万円 means 万 on both sides.
    const isShort = high !== undefined && high.includes("万") && !low.includes("万") && own < 1_000;
    return [{ min: isShort ? own * 10_000 : own, ...(max !== undefined && { max }), word }];
  });
}

function unitsIn(text: string): PayUnit[] {
  return units.filter(([pattern]) => pattern.test(text)).map(([, unit]) => unit);
}

/** The one unit that a text names; undefined for none or several. */
export function unitOf(text: string): PayUnit | undefined {
  const found = unitsIn(plain(text).replaceAll("日給月給", "月給"));
  return found.length === 1 ? found[0] : undefined;
}

/** The clauses of a text that say what everybody is paid. */
function clausesOf(text: string): string[] {
  return plain(text)
    .split(/[\n。;※()（）【】/]|、(?!\d{3})/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "" && !aside.test(clause));
}

interface Statement extends Range {
  unit: PayUnit | undefined;
}

function statementsOf(text: string): Statement[] {
  return clausesOf(text).flatMap((clause) => rangesOf(clause).map((range) => ({ ...range, unit: unitOf(clause) })));
}

/** 基本給 within a text that says what a month's pay is made of. */
function baseWithin(text: string): Range[] {
  const found = plain(text).match(/基本給[^\d]{0,6}[\d,.万千]+\s*円?(?:\s*~\s*[\d,.万千]+\s*円)?/gu) ?? [];
  return found.flatMap(rangesOf);
}

function sureRange(found: readonly Statement[], unit: PayUnit | undefined): Statement[] {
  const [only, second] = found;
  if (!only || second || !unit) return [];
  const [least, most] = sane[unit];
  const top = only.max ?? only.min;
  return only.min >= least && top <= most && top >= only.min ? [{ ...only, unit }] : [];
}

const labelled: Readonly<Partial<Record<NonNullable<SheetField["key"]>, PayUnit>>> = {
  monthPay: "MONTH",
  hourPay: "HOUR",
  dayPay: "DAY",
  yearPay: "YEAR",
};

function readPay(fields: readonly SheetField[]): Statement[] {
  const told = fields.find(({ key }) => key === "payUnit");
  const general = told && unitOf(told.text);
  const texts = fields.filter(({ key }) => key === "pay" || (key !== undefined && key in labelled));
  const named = texts.flatMap(({ key }) => (key === undefined ? [] : (labelled[key] ?? [])));
  const around = general ?? named[0] ?? unitOf(texts.map(({ text }) => text).join("\n"));
  const bases = fields.filter(({ key }) => key === "basePay");
  if (bases.length > 0) {
    const found = bases.flatMap(({ text }) => (mixed.test(plain(text)) ? [] : statementsOf(text)));
    return sureRange(
      found,
      found[0]?.unit ?? around ?? (bases.some(({ label }) => /月額(?!平均.*又は)/.test(label)) ? "MONTH" : undefined),
    );
  }
  const whole = texts.map(({ text }) => text).join("\n");
  const inside = baseWithin(whole);
  if (inside.length > 0)
    return sureRange(
      inside.map((range) => ({ ...range, unit: undefined })),
      unitsIn(plain(whole)).includes("MONTH") ? "MONTH" : around,
    );
  if (mixed.test(plain(whole)) || /固定残業(?!代?(?:手当)?(?:は)?[:：]?(?:なし|無))|みなし残業/.test(plain(whole))) return [];
  const found = texts.flatMap((field) =>
    statementsOf(field.text).map((one) => ({ ...one, unit: one.unit ?? (field.key && labelled[field.key]) })),
  );
  return sureRange(found, found[0]?.unit ?? around);
}

/** Unit, lowest and highest base pay: all of it sure, or nothing. */
export function payCells(fields: readonly SheetField[]): Cells {
  const [sure] = readPay(fields);
  if (sure?.unit) {
    const max: Cells = sure.max === undefined || sure.max === sure.min ? [] : [["salary.max", String(sure.max)]];
    return [["salary.unit", sure.unit], ["salary.min", String(sure.min)], ...max];
  }
  const told = fields.find(({ key }) => key === "payUnit");
  const unit = told && unitOf(told.text);
  return unit ? [["salary.unit", unit]] : [];
}

const none = /^(?:特に)?(?:なし|無し?|ありません|支給なし|いいえ)[。.]?$/;

/** 固定残業代 with all that the law wants beside it, or that there is none. */
export function fixedOvertimeCells(text: string): Cells {
  const said = plain(text).replace(/\s/g, "");
  if (none.test(said)) return [["salary.hasFixedOvertime", "いいえ"]];
  const sums = rangesOf(said.replace(/[\d,]+円を?超/g, ""));
  const hours = [...said.matchAll(/(\d{1,3})時間(?:分|相当)/g)];
  const [sum] = sums;
  if (!sum || sums.length > 1 || sum.max !== undefined || hours.length !== 1) return [];
  const isPaid = /超(?:過|え)[^。]{0,10}(?:追加|別途|全額)?[^。]{0,4}(?:支給|支払)/.test(said);
  return [
    ["salary.hasFixedOvertime", "はい"],
    ["salary.fixedOvertimeAmount", String(sum.min)],
    ["salary.fixedOvertimeHours", hours[0]?.[1] ?? ""],
    ...(isPaid ? ([["salary.fixedOvertimeExcessPaid", "はい"]] satisfies Cells) : []),
  ];
}

/** Fixed monthly allowances, when each of them is one name with one sum. */
export function allowanceCells(text: string): Cells {
  const parts = plain(text)
    .split(/[\n、]|,(?!\d{3})|・|\//u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const read = parts.map((part) => /^([^\d:：]{1,20}?)[\s:：]*(?:月額?|毎月)?\s*([\d,]+)円(?:\/月)?$/u.exec(part));
  if (read.length === 0 || read.some((found) => found === null)) return [];
  return [["salary.allowances", read.map((found) => `${found?.[1]?.trim()}=${found?.[2]?.replaceAll(",", "")}`).join("|")]];
}

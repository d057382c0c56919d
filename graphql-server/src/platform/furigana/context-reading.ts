import type { Morpheme } from "./morphemes.ts";
import { isNumber } from "./number-reading.ts";

/** A word with its neighbours. */
export interface Place {
  words: readonly Morpheme[];
  index: number;
}

type Rule = (place: Place) => string | null;

function surfaceAt({ words, index }: Place, distance: number): string {
  return words[index + distance]?.surface ?? "";
}

const directions = new Set(["左", "右", "上", "下", "北", "南", "東", "西", "前", "後ろ", "奥", "手前", "駅"]);
const comparison = /^(良|よ[いくかけさ]|い[いく]|早|速|高|安|低|楽|便利|得|強|弱|近|遠|長|短|大き|小さ|むしろ)/;

/** 方: a person politely (かた) unless it compares (〜方がよい) or points (左の方). */
function readDirectionOrPerson(place: Place): string | null {
  const word = place.words[place.index];
  if (word?.detail !== "非自立") return null;
  const [before, after, behind] = [surfaceAt(place, -1), surfaceAt(place, 1), surfaceAt(place, 2)];
  if (before === "の" && directions.has(surfaceAt(place, -2))) return "ほう";
  if (before === "の" && after === "が") return comparison.test(behind) ? "ほう" : "かた";
  const isVerb = ["動詞", "助動詞", "形容詞"].includes(place.words[place.index - 1]?.kind ?? "");
  if (isVerb && after === "が" && comparison.test(behind)) return "ほう";
  return "かた";
}

const throughout = new Set([
  "世界",
  "日本",
  "一日",
  "一年",
  "年",
  "家",
  "町",
  "村",
  "国",
  "体",
  "部屋",
  "学校",
  "会社",
  "今日",
  "明日",
  "今年",
]);

/** 中 behind a place or a whole stretch of time: 世界中, 今日中; behind a verb or adjective it is "amid". Elsewhere the dictionary is right. */
function readThroughout(place: Place): string | null {
  const before = place.words[place.index - 1];
  if (/^(動詞|助動詞|形容詞)$/.test(before?.kind ?? "") || before?.surface.endsWith("しい")) return "なか";
  return throughout.has(surfaceAt(place, -1)) ? "じゅう" : null;
}

/** 年に二回, 年120日: a year as a measure (ねん), not an age or a date (とし). */
function readYear(place: Place): string | null {
  const [next, behind] = [surfaceAt(place, 1), surfaceAt(place, 2)];
  return isNumber(next) || (/^(に|間)$/.test(next) && /^[\d０-９一二三四五六七八九十数何約]/.test(behind)) ? "ねん" : null;
}

/** 十分: ten minutes behind a way of going and before a distance; else "enough". */
function readTenMinutes(place: Place): string | null {
  const [before, after] = [surfaceAt(place, -1), surfaceAt(place, 1)];
  const onTheWay = /^(て|で|徒歩|車|約|時|分|バス|片道|電車)$/.test(before);
  const distance = /^(間|前|後|以内|以上|ほど|くらい|ぐらい|弱|強|程度|おき|ごと|ずつ|かかる|かかり)$/.test(after);
  const place2 = after === "の" && /^(ところ|所|距離|場所|休憩)/.test(surfaceAt(place, 2));
  return onTheWay || distance || place2 ? "じゅっぷん" : null;
}

/** 店が開いている is あく, ドアを開いて ひらく. */
function readOpen(place: Place): string | null {
  const isState = surfaceAt(place, 1) === "て" && /^(い|いる|おり|ます)/.test(surfaceAt(place, 2));
  const hasObject = [1, 2, 3, 4, 5, 6, 7, 8].some((distance) => surfaceAt(place, -distance) === "を");
  return isState && !hasObject ? "あい" : null;
}

const opened = new Set(["画面", "ページ", "サイト", "アプリ", "リンク", "メール", "ファイル", "口座", "会議"]);

/** 画面を開けば: what unfolds is read ひらく. */
function readUnfold(place: Place): string | null {
  return surfaceAt(place, -1) === "を" && opened.has(surfaceAt(place, -2)) && surfaceAt(place, 1) === "ば" ? "ひらけ" : null;
}

/** 後 behind の or a verb, before a particle: afterwards (あと), not the literary のち. */
function readAfter(place: Place): string | null {
  const before = place.words[place.index - 1];
  return before && (before.surface === "の" || /^(動詞|助動詞)$/.test(before.kind)) ? "あと" : null;
}

/** A bridge in a name: 青葉橋. */
function readBridge(place: Place): string | null {
  return place.words[place.index - 1]?.detail === "固有名詞" || place.words[place.index]?.detail === "接尾" ? "ばし" : null;
}

/** 間 behind の or a verb is a stretch (あいだ), not a room (ま). */
function readBetween(place: Place): string | null {
  const before = place.words[place.index - 1];
  return before?.surface === "の" || before?.kind === "動詞" || before?.kind === "助動詞" ? "あいだ" : null;
}

/** 何 before だ, で, と, の and a counter. */
function readWhat(place: Place): string | null {
  const next = place.words[place.index + 1];
  if (!next) return null;
  if (/^(で|だ|の|と|な)/.test(next.surface) || next.detail2 === "助数詞") return "なん";
  return /^(か|を|が|も|に|らか)/.test(next.surface) ? "なに" : null;
}

const weekdays: Readonly<Record<string, string>> = {
  月: "げつ",
  火: "か",
  水: "すい",
  木: "もく",
  金: "きん",
  土: "ど",
  日: "にち",
  祝: "しゅく",
};
const between = /^[・、〜～,，／/\-－–&＆]$/;
const bracket = /^[（(]$/;

function isWeekday(surface: string): boolean {
  return surface in weekdays || /^[月火水木金土日祝]{1,3}(曜日?)?$/.test(surface);
}

/** 月・水・金, 月〜金, （土）: days of the week by their first kanji. */
function readWeekday(place: Place): string | null {
  const [before, after] = [surfaceAt(place, -1), surfaceAt(place, 1)];
  const listed =
    (between.test(before) && isWeekday(surfaceAt(place, -2))) ||
    (between.test(after) && isWeekday(surfaceAt(place, 2))) ||
    (bracket.test(before) && /^[）)]$/.test(after));
  return listed ? (weekdays[surfaceAt(place, 0)] ?? null) : null;
}

const rules: Readonly<Record<string, readonly Rule[]>> = {
  方: [readDirectionOrPerson],
  中: [readThroughout],
  間: [readBetween],
  何: [readWhat],
  年: [readYear],
  十分: [readTenMinutes],
  開い: [readOpen],
  開け: [readUnfold],
  後: [readAfter],
  橋: [readBridge],
  ...Object.fromEntries(Object.keys(weekdays).map((day) => [day, [readWeekday]])),
};

/** The reading that the neighbours of a word ask for; null when they say nothing. */
export function readInContext(place: Place): string | null {
  for (const rule of rules[surfaceAt(place, 0)] ?? []) {
    const reading = rule(place);
    if (reading) return reading;
  }
  return null;
}

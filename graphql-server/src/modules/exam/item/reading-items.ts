import { createHash } from "node:crypto";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import type { BankItem } from "../bank/bank-item.ts";
import { seededRandom } from "../engine/random.ts";
import type { ReadItems, Row, RowProblem } from "./import-row.ts";

interface Word {
  line: number;
  word: string;
  reading: string;
  meaning: string;
  level: BankItem["level"];
}

const kanji = /\p{Script=Han}/u;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

function levelOf(row: Row, given: BankItem["level"] | null): BankItem["level"] | undefined {
  const own = measuredLevels.find((level) => level === row["level"]?.trim());
  return own && own !== "NONE" ? own : (given ?? undefined);
}

function readWord(row: Row, line: number, given: BankItem["level"] | null): Word | RowProblem {
  // A cell may hold several spellings; the first is the usual one.
  const first = (name: string) => (row[name] ?? "").split(/[;、・/]/)[0]?.replace(/[～〜\s]/g, "") ?? "";
  const [word, reading] = [first("expression"), first("reading")];
  const level = levelOf(row, given);
  const problem = (name: string, detail = word): RowProblem => ({ line, code: null, problem: name, detail: detail.slice(0, 80) });
  if (!level) return problem("INVALID", "level");
  if (word === "" || word.length > 20) return problem("NO_WORD");
  if (!kanji.test(word)) return problem("NO_KANJI");
  if (!kana.test(reading) || reading.length > 40) return problem("NO_READING");
  return { line, word, reading, meaning: (row["meaning"] ?? "").trim().slice(0, 200), level };
}

const endOf = (word: string) => /[\p{Script=Hiragana}]*$/u.exec(word)?.[0] ?? "";

/** Scores how misleading another word's reading is: a kanji in common, the same ending as written, a similar length. */
function likeness(one: Word, other: Word): number {
  const shared = [...one.word].some((sign) => kanji.test(sign) && other.word.includes(sign)) ? 3 : 0;
  const ending = endOf(one.word) === endOf(other.word) ? 2 : 0;
  return shared + ending - Math.abs(one.reading.length - other.reading.length);
}

/** Words looked at for wrong options of one word: enough to find good ones, few enough for a list of thousands. */
const sample = 160;

function wrongReadings(word: Word, peers: readonly Word[], right: ReadonlySet<string>, random: () => number): string[] {
  const start = Math.floor(random() * peers.length);
  const looked = Array.from({ length: Math.min(sample, peers.length) }, (_, index) => peers[(start + index * 7) % peers.length] ?? word);
  // A verb's ending in kana must be that of the word, or it gives the answer away.
  const ending = endOf(word.word);
  const best = looked.toSorted((a, b) => likeness(word, b) - likeness(word, a));
  const fitting = best.filter(({ reading }) => reading.endsWith(ending)).map(({ reading }) => reading);
  const wrong = [...new Set([...fitting, ...best.flatMap((other) => readingWith(other, ending))])];
  return wrong.filter((reading) => !right.has(reading)).slice(0, 3);
}

/** Another word's reading with the ending of the word that is asked for: 楽しい for ～るい is たのるい. None where its kana do not match. */
function readingWith({ word, reading }: Word, ending: string): string[] {
  const own = endOf(word);
  const stem = reading.slice(0, reading.length - own.length);
  return own !== "" && reading.endsWith(own) && stem.length > 1 ? [stem + ending] : [];
}

function itemOf(word: Word, wrong: readonly string[], random: () => number): BankItem {
  const key = Math.floor(random() * 4);
  const options = [...wrong];
  options.splice(key, 0, word.reading);
  const code = `V-${word.level}-${createHash("sha256").update(`${word.word}|${word.reading}`).digest("hex").slice(0, 12).toUpperCase()}`;
  const meaning = word.meaning === "" ? "" : `: ${word.meaning}`;
  const explanation = {
    ja: `「${word.word}」は「${word.reading}」と読みます。`,
    en: `${word.word} is read ${word.reading}${meaning}`.slice(0, 500),
  };
  return {
    code,
    step: 3,
    stem: `【${word.word}】の 読み方は どれですか。`,
    options,
    key,
    explanation,
    level: word.level,
    skill: "VOCABULARY",
  };
}

/**
 * Items that ask how a word is read, one a word with kanji; the same list gives the same items. Wrong options are readings of other words
 * of the level, none of which is a reading of the word itself.
 */
export function makeReadingItems(rows: readonly Row[], level: BankItem["level"] | null): ReadItems {
  const read = rows.map((row, index) => readWord(row, index + 2, level));
  const words = read.filter((one) => "word" in one);
  const problems: RowProblem[] = read.filter((one) => "problem" in one);
  const readings = Map.groupBy(words, ({ word }) => word);
  const byLevel = Map.groupBy(words, (word) => word.level);
  const seen = new Set<string>();
  const items: ReadItems["items"] = [];
  for (const word of words) {
    const name = `${word.word}|${word.reading}`;
    const random = seededRandom(createHash("sha256").update(name).digest().readUInt32BE(0));
    const right = new Set((readings.get(word.word) ?? []).map(({ reading }) => reading));
    const wrong = seen.has(name) ? [] : wrongReadings(word, byLevel.get(word.level) ?? [], right, random);
    if (seen.has(name)) problems.push({ line: word.line, code: null, problem: "DUPLICATE_ITEM", detail: word.word });
    else if (wrong.length < 3) problems.push({ line: word.line, code: null, problem: "FEW_OPTIONS", detail: word.word });
    else items.push({ line: word.line, item: itemOf(word, wrong, random) });
    seen.add(name);
  }
  return { rows: rows.length, items, problems: problems.toSorted((a, b) => a.line - b.line) };
}

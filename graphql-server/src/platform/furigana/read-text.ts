import { readInContext } from "./context-reading.ts";
import { phraseCorrections, stemCorrections } from "./corrections.data.ts";
import { knownCounters, readCounter } from "./counter-reading.ts";
import { hasKanji, toHiragana } from "./kana.ts";
import { kanjiReadings } from "./kanji-readings.data.ts";
import type { Morpheme, Tokenize } from "./morphemes.ts";
import { isNumber, readKanjiNumber } from "./number-reading.ts";
import { type Reading, splitOkurigana } from "./okurigana.ts";

/** The readings found in one step, and the number of words it took. */
interface Step {
  readings: Reading[];
  taken: number;
}

type Words = readonly Morpheme[];
type Reader = (words: Words, index: number) => Step | null;

const longestPhrase = 6;

function joined(words: Words, from: number, count: number): string {
  return words
    .slice(from, from + count)
    .map(({ surface }) => surface)
    .join("");
}

function startOf(words: Words, index: number): number {
  return words[index]?.start ?? 0;
}

/** A kanji between words without kanji: only then it is a word of its own. */
function standsAlone(words: Words, index: number): boolean {
  return !hasKanji(words[index - 1]?.surface.at(-1) ?? "") && !hasKanji(words[index + 1]?.surface.at(0) ?? "");
}

/** The longest phrase of the correction table that begins here and ends where a word ends. */
function readPhrase(words: Words, index: number): Step | null {
  for (let count = Math.min(longestPhrase, words.length - index); count > 0; count--) {
    const text = joined(words, index, count);
    const reading = text.length > 1 || standsAlone(words, index) ? phraseCorrections[text] : undefined;
    if (reading) return { readings: splitOkurigana({ start: startOf(words, index), text, reading }), taken: count };
  }
  return null;
}

function numberLength(words: Words, index: number): number {
  let count = 0;
  while (isNumber(words[index + count]?.surface ?? "")) count++;
  return count;
}

/** The counter behind a number and how many words it is in. */
function counterAt(words: Words, index: number): { text: string; taken: number; reading: string | null } | null {
  const rest = joined(words, index, 4);
  for (const counter of knownCounters) {
    if (!rest.startsWith(counter)) continue;
    for (let count = 1; count <= 4; count++)
      if (joined(words, index, count) === counter) return { text: counter, taken: count, reading: null };
  }
  const word = words[index];
  // 15分の: the dictionary has 分の for fractions (三分の一).
  if (word?.surface === "分の" && !isNumber(words[index + 1]?.surface ?? "")) return { text: "分", taken: 1, reading: null };
  return word?.detail2 === "助数詞" ? { text: word.surface, taken: 1, reading: word.reading } : null;
}

/** 25万: the unit in kanji behind Arabic digits. */
function unitReadings(start: number, text: string): Reading[] {
  return [...text.matchAll(/[十百千万億]+/g)].map(({ index, 0: unit }) => ({
    start: start + index,
    text: unit,
    reading: readKanjiNumber(unit),
  }));
}

/** A number, alone or with its counter. */
function readNumber(words: Words, index: number): Step | null {
  const count = numberLength(words, index);
  if (count === 0) return null;
  const [start, number] = [startOf(words, index), joined(words, index, count)];
  const arabic = /[\d０-９]/.test(number);
  const counter = counterAt(words, index + count);
  const isFirstOfMonth = counter?.text === "日" && ["1", "１", "一"].includes(number) && words[index - 1]?.surface.endsWith("月");
  const read = isFirstOfMonth ? { coversNumber: true, reading: "ついたち" } : counter && readCounter(number, counter.text, counter.reading);
  if (!counter || !read) {
    if (!arabic && count === 1 && number.length === 1) return null;
    const readings = arabic ? unitReadings(start, number) : [{ start, text: number, reading: readKanjiNumber(number) }];
    return { readings, taken: count };
  }
  const taken = count + counter.taken;
  if (read.coversNumber) return { readings: splitOkurigana({ start, text: `${number}${counter.text}`, reading: read.reading }), taken };
  const own = splitOkurigana({ start: startOf(words, index + count), text: counter.text, reading: read.reading });
  return { readings: [...unitReadings(start, number), ...own], taken };
}

function readByContext(words: Words, index: number): Step | null {
  const reading = readInContext({ words, index });
  const text = words[index]?.surface ?? "";
  return reading ? { readings: splitOkurigana({ start: startOf(words, index), text, reading }), taken: 1 } : null;
}

/** 食べ, 預け: a form of a word whose kanji IPADIC reads rarely. */
function readStem(words: Words, index: number): Step | null {
  const word = words[index];
  const reading = word && stemCorrections[word.base];
  const kanji = /^[\p{Script=Han}]+/u.exec(word?.surface ?? "")?.[0];
  return reading && kanji ? { readings: [{ start: startOf(words, index), text: kanji, reading }], taken: 1 } : null;
}

/** Reads 十 and 分 as one word where no larger number ends there: their neighbours tell its meaning. */
function joinTenMinutes(words: Words): Morpheme[] {
  return words.flatMap((word, index) => {
    const [before, next] = [words[index - 1]?.surface ?? "", words[index + 1]];
    if (word.surface === "十" && next?.surface === "分" && !isNumber(before)) return [{ ...word, surface: "十分", detail: "" }];
    const isJoined = word.surface === "分" && before === "十" && !isNumber(words[index - 2]?.surface ?? "");
    return isJoined ? [] : [word];
  });
}

/** A reader over one dictionary: how a kanji alone is read is remembered. */
export function createTextReader(tokenize: Tokenize): (text: string) => Reading[] {
  const alone = new Map<string, string | null>();

  function readAlone(text: string): string | null {
    const known = alone.get(text) ?? kanjiReadings[text];
    if (known) return known;
    const words = tokenize(text);
    const reading = words.every((word) => word.reading !== null) ? words.map((word) => word.reading).join("") : null;
    alone.set(text, reading);
    return reading;
  }

  /** 別々: what stands before 々 is read twice; the dictionary often leaves the mark as it is. */
  function readRepeated(words: Words, index: number): Step | null {
    const [first, mark] = [words[index], words[index + 1]];
    const text = first?.surface ?? "";
    const inside = /^(\p{Script=Han})々/u.exec(text)?.[1];
    if (inside && first?.reading === null) return repeated(first.start, inside, 1);
    return mark?.surface.startsWith("々") && hasKanji(text) && first ? repeated(first.start, text, 2) : null;
  }

  function repeated(start: number, text: string, taken: number): Step | null {
    const reading = readAlone(text);
    return reading ? { readings: [{ start, text: `${text}々`, reading: reading.repeat(2) }], taken } : null;
  }

  function readWord(words: Words, index: number): Step {
    const word = words[index];
    if (!word || !hasKanji(word.surface)) return { readings: [], taken: 1 };
    const { reading, start, surface: text } = word;
    if (reading !== null && toHiragana(text) !== reading) return { readings: splitOkurigana({ start, text, reading }), taken: 1 };
    return { readings: readCharacters(start, text), taken: 1 };
  }

  /** A word the dictionary does not know: each kanji by itself is better than none. */
  function readCharacters(start: number, text: string): Reading[] {
    return [...text.matchAll(/\p{Script=Han}/gu)].flatMap(({ index, 0: kanji }) => {
      const reading = readAlone(kanji);
      return reading ? [{ start: start + index, text: kanji, reading }] : [];
    });
  }

  const readers: readonly Reader[] = [readByContext, readPhrase, readNumber, readRepeated, readStem, readWord];

  return (text) => {
    const words = joinTenMinutes(tokenize(text));
    const found: Reading[] = [];
    for (let index = 0; index < words.length; ) {
      const step = readers.reduce<Step | null>((known, read) => known ?? read(words, index), null);
      found.push(...(step?.readings ?? []));
      index += step?.taken ?? 1;
    }
    return found;
  };
}

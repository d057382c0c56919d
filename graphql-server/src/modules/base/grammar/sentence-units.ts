import type { Morpheme, Tokenize } from "../../../platform/furigana/morphemes.ts";
import { figureValue } from "../../../shared/yen-figure.ts";
import { type Sense, senses } from "./senses.data.ts";

/** A word or phrase of a sentence with what it means and whether it is denied. */
export interface Unit {
  /** UTF-16 offsets in the sentence. */
  start: number;
  end: number;
  senses: ReadonlySet<Sense>;
  /** 出ません, 採用しない, 負担はありません: what is said of it is that it is not so. */
  isDenied: boolean;
  /** 女性も, 女性の方も: one among others. */
  isAlso: boolean;
}

const longestPhrase = 6;
const none: ReadonlySet<Sense> = new Set();

function isSense(name: string): name is Sense {
  return name in senses;
}

function lexicon(): ReadonlyMap<string, ReadonlySet<Sense>> {
  const found = new Map<string, Set<Sense>>();
  for (const [name, words] of Object.entries(senses)) {
    if (!isSense(name)) continue;
    for (const word of words.split(" ")) found.set(word, (found.get(word) ?? new Set()).add(name));
  }
  return found;
}

const meaning = lexicon();
const denials = new Set(["ない", "ぬ", "ん", "ず", "まい", "無い", "かねる", "なし", "無し", "不要", "禁物"]);
/** Said behind an act, they say that it is not done. */
const forbidding = new Set(["禁止", "違法", "廃止", "違反", "禁じる", "やめる"]);
/** Verbs and nouns that carry on the word before them: 採用することはできません. */
const carrying = new Set([
  "する",
  "できる",
  "いただく",
  "いる",
  "おる",
  "なる",
  "ある",
  "こと",
  "の",
  "もの",
  "いたす",
  "致す",
  "ござる",
  "くださる",
  "れる",
  "られる",
  "せる",
  "させる",
  "もらう",
  "ください",
  "必要",
  "わけ",
  "はず",
  "よう",
  "一切",
  "いっさい",
  "機会",
  "義務",
  "求める",
  "行う",
  "お願い",
  "請求",
  "場合",
]);
const linking = new Set(["は", "が", "も", "を", "て", "で", "に", "と", "という", "や", "など"]);

function isCarrying({ kind, detail, base, surface }: Morpheme): boolean {
  if (kind === "助動詞" || detail === "接尾" || detail === "非自立") return true;
  return carrying.has(base) || (kind === "助詞" && linking.has(surface));
}

/** Words right behind that only say how: up to eight of them. */
function deniedBehind(words: readonly Morpheme[], from: number): boolean {
  for (const word of words.slice(from, from + 8)) {
    if (denials.has(word.base) || denials.has(word.surface) || forbidding.has(word.base)) return true;
    if (!isCarrying(word)) return false;
  }
  return false;
}

const sumWords = /^[0-9,.〇一二三四五六七八九十百千万億]+$/u;

/** A sum of yen is one unit, whose sense is its size. */
function sumAt(words: readonly Morpheme[], index: number): { count: number; known: ReadonlySet<Sense> } | undefined {
  let count = 0;
  let text = "";
  for (const { surface } of words.slice(index, index + 12)) {
    if (surface.endsWith("円") && (surface === "円" ? text !== "" : sumWords.test(surface.slice(0, -1)))) {
      const value = figureValue(text + surface.slice(0, -1));
      const sizes: Sense[] = [
        "YEN",
        ...(value >= 10_000 ? (["FAST_MONEY", "QUICKPAY"] as const) : []),
        ...(value >= 300_000 ? (["BIG_SUM"] as const) : []),
      ];
      return { count: count + 1, known: new Set(sizes) };
    }
    if (!sumWords.test(surface)) return undefined;
    [count, text] = [count + 1, text + surface];
  }
  return undefined;
}

const called = new Set(["の", "方", "方々", "人", "さん", "者", "たち", "社員", "スタッフ", "以上", "代", "かた", "ひと", "皆さん"]);

function alsoBehind(words: readonly Morpheme[], from: number): boolean {
  for (const { surface } of words.slice(from, from + 4)) {
    if (surface === "も" || surface === "でも") return true;
    if (!called.has(surface)) return false;
  }
  return false;
}

/** Phrases that are not about their parts: 中国語 is no country. */
function isWhole(known: ReadonlySet<Sense>): boolean {
  return known.has("TONGUE");
}

/** The longest phrase from here that is known, with the senses of its parts. */
function phraseAt(words: readonly Morpheme[], index: number): { count: number; known: ReadonlySet<Sense> } {
  const sum = sumAt(words, index);
  if (sum) return sum;
  let found: { count: number; known: ReadonlySet<Sense> } | undefined;
  for (let count = Math.min(longestPhrase, words.length - index); count > 0; count--) {
    const last = words[index + count - 1];
    if (!last) continue;
    const before = words
      .slice(index, index + count - 1)
      .map(({ surface }) => surface)
      .join("");
    const known = meaning.get(before + last.base) ?? meaning.get(before + last.surface);
    if (!known) continue;
    if (isWhole(known)) return { count, known };
    const whole: { count: number; known: ReadonlySet<Sense> } = found ?? { count, known };
    const ofLast = count === whole.count && count > 1 ? (meaning.get(last.base) ?? none) : none;
    // A part that names customers says nothing of the whole: 商品券.
    const ofParts = [...(found ? known : none), ...ofLast].filter((sense) => sense !== "CUSTOMER");
    found = { count: whole.count, known: new Set([...whole.known, ...ofParts]) };
  }
  return found ?? { count: 1, known: none };
}

/** The units of a sentence in order; words that mean nothing to a rule have no senses. */
export function unitsOf(tokenize: Tokenize, sentence: string): Unit[] {
  const words = tokenize(sentence);
  const units: Unit[] = [];
  for (let index = 0; index < words.length; ) {
    const { count, known } = phraseAt(words, index);
    const [first, last] = [words[index], words[index + count - 1]];
    if (first && last) {
      const isDenied = denials.has(last.base) || (known.size > 0 && deniedBehind(words, index + count));
      const isAlso = known.size > 0 && alsoBehind(words, index + count);
      units.push({ start: first.start, end: last.start + last.surface.length, senses: known, isDenied, isAlso });
    }
    index += count;
  }
  return units;
}

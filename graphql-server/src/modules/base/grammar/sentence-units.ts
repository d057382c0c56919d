import type { Morpheme, Tokenize } from "../../../platform/furigana/morphemes.ts";
import { type Sense, senses } from "./senses.data.ts";

/** A word or phrase of a sentence with what it means and whether it is denied. */
export interface Unit {
  /** UTF-16 offsets in the sentence. */
  start: number;
  end: number;
  senses: ReadonlySet<Sense>;
  /** 出ません, 採用しない, 負担はありません: what is said of it is that it is not so. */
  isDenied: boolean;
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

function phraseAt(words: readonly Morpheme[], index: number): { count: number; known: ReadonlySet<Sense> } {
  for (let count = Math.min(longestPhrase, words.length - index); count > 0; count--) {
    const last = words[index + count - 1];
    if (!last) continue;
    const before = words
      .slice(index, index + count - 1)
      .map(({ surface }) => surface)
      .join("");
    const known = meaning.get(before + last.base) ?? meaning.get(before + last.surface);
    if (known) return { count, known };
  }
  return { count: 1, known: none };
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
      units.push({ start: first.start, end: last.start + last.surface.length, senses: known, isDenied });
    }
    index += count;
  }
  return units;
}

import { foldText } from "../../../platform/search-text/search-text.ts";
import { soundOf } from "../../../platform/search-text/sound.ts";
import { chineseCharacters } from "./chinese-characters.data.ts";
import { conceptsNamed, conceptsNear, conceptsSounding, conceptsSoundingLike, conceptsSpeltLike } from "./concepts.ts";
import { cutIntoNames, withoutPoliteness } from "./cut-into-names.ts";
import { isFiller } from "./fillers.data.ts";
import type { Concept } from "./read-terms.ts";
import { longestSound } from "./reading-tokens.ts";

/** One thing that a person asks for; a work answers it by any of these. */
export interface Term {
  /** The words as they are written. */
  written: string[];
  /** What the words mean, in whatever language they are. */
  concepts: Concept[];
  /** Wider things, a fair second. */
  near: Concept[];
  /** Beginning of how it sounds, for words that no list knows. */
  sound: string | null;
  /** Known words that it is made of, each of them needed. */
  parts: Term[];
}

const longestQuery = 200;
const longestPhrase = 6;
const japaneseOf = new Map<string, string>();
const characters = [...chineseCharacters];
for (let at = 0; at < characters.length; at += 2) japaneseOf.set(characters[at] ?? "", characters[at + 1] ?? "");

/** The word with Japanese characters for simplified Chinese ones. */
const inJapanese = (word: string): string => [...word].map((character) => japaneseOf.get(character) ?? character).join("");

function termOf(written: readonly string[], known: readonly Concept[], more: Partial<Term> = {}): Term {
  const near = known.flatMap(conceptsNear).filter((concept) => !known.includes(concept));
  return { written: [...new Set(written)], concepts: [...known], near: [...new Set(near)], sound: null, parts: [], ...more };
}

const onlyKana = /^[ぁ-ゔー]+$/;
/** Shorter words in Latin characters read as Japanese begin too many words. */
const shortestLatin = 4;
const shortestSound = 2;

function misspelt(word: string, sound: string | undefined): Concept[] {
  const bySpelling = conceptsSpeltLike(word);
  if (bySpelling.length > 0 || !sound) return bySpelling;
  return conceptsSoundingLike(sound);
}

function soundToken(word: string, sound: string | undefined): string | null {
  const isEnough = sound && sound.length >= shortestSound && (onlyKana.test(word) || word.length >= shortestLatin);
  return isEnough ? sound.slice(0, longestSound) : null;
}

/** What one word means: by its name, its sound, the known words in it, or the name it is nearly. */
function understandWord(word: string): Term {
  const variant = inJapanese(word);
  const named = [...new Set([...conceptsNamed(word), ...conceptsNamed(variant)])];
  const sound = soundOf(word);
  const written = [word, variant];
  if (named.length > 0) return termOf(written, named, { sound: onlyKana.test(word) ? soundToken(word, sound) : null });
  const sounding = sound ? conceptsSounding(sound) : [];
  if (sounding.length > 0) return termOf(written, sounding, { sound: soundToken(word, sound) });
  const plain = withoutPoliteness(word);
  const meant = plain === word ? [] : [...conceptsNamed(plain), ...conceptsSounding(soundOf(plain) ?? "")];
  if (meant.length > 0) return termOf([...written, plain], meant, { sound: soundToken(word, sound) });
  const parts = cutIntoNames(variant) ?? cutIntoNames(word);
  if (parts) return termOf(written, [], { parts: parts.map(understandWord) });
  return termOf(written, misspelt(word, sound), { sound: soundToken(word, sound) });
}

interface Phrase {
  length: number;
  term: Term;
}

/** The longest beginning of the words that is one name of several words. */
function phraseAt(words: readonly string[], at: number): Phrase | undefined {
  const lengths = Array.from({ length: longestPhrase - 1 }, (_, index) => longestPhrase - index).filter(
    (length) => at + length <= words.length,
  );
  for (const find of [
    conceptsNamed,
    (phrase: string) => conceptsSpeltLike(phrase).filter(({ names }) => names.some((name) => name.includes(" "))),
  ]) {
    for (const length of lengths) {
      const phrase = words.slice(at, at + length).join(" ");
      const known = find(phrase);
      if (known.length > 0) return { length, term: termOf([phrase], known) };
    }
  }
  return undefined;
}

/**
 * What a person asks for: terms apart by spaces, names of several words as one. All are needed, but for words that every search could have,
 * such as "jobs in".
 */
export function understand(text: string): Term[] {
  const words = foldText(text.slice(0, longestQuery)).split(" ").filter(Boolean);
  const terms: { term: Term; isFiller: boolean }[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    const word = words[at] ?? "";
    terms.push(phrase ? { term: phrase.term, isFiller: false } : { term: understandWord(word), isFiller: isFiller(word) });
    at += phrase?.length ?? 1;
  }
  const asked = terms.filter((one) => !one.isFiller);
  return (asked.length > 0 ? asked : terms).map(({ term }) => term);
}

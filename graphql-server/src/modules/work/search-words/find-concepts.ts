import { withoutAccents } from "../../../platform/search-text/sound.ts";
import { concepts } from "./concepts.ts";
import type { Concept } from "./read-terms.ts";

/** Words that mean something else before these. */
const notBefore: Readonly<Record<string, RegExp>> = {
  事務: /^所/,
  営業: /^(?:所|時間|日)/,
  保険: /^完備/,
  会計: /^年度/,
  建築: /^物/,
  研究: /^所/,
  調理: /^器具/,
};

const written = (text: string): string => text.normalize("NFKC").toLowerCase();
const toKatakana = (text: string) => text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
const toHiragana = (text: string) => text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

const katakana = /[ァ-ヶー]/;
const hiragana = /[ぁ-ゖー]/;
const han = /\p{Script=Han}/u;
const latin = /[a-z0-9]/;
/** Shorter words in kana stand in others by chance: タイル in スタイル. */
const shortKana = 3;

function scriptOf(word: string): RegExp | null {
  return [katakana, hiragana, latin].find((script) => [...word].every((character) => script.test(character))) ?? null;
}

/** A word that is looked for, with what must not stand beside it. */
interface Sought {
  word: string;
  beside: RegExp | null;
  followed: RegExp | undefined;
  concept: Concept;
}

function besideOf(word: string): RegExp | null {
  const script = scriptOf(word);
  if (script === latin) return latin;
  if (script) return word.length <= shortKana ? script : null;
  return word.length === 1 ? han : null;
}

/** Words by their first one or two characters, as a number: a text is looked through character by character. */
const sought = new Map<number, Sought[]>();
const startOf = (text: string, at: number, length: number) => text.charCodeAt(at) + (length > 1 ? text.charCodeAt(at + 1) * 0x1_0000 : 0);

for (const concept of concepts.filter(({ condition }) => !condition?.startsWith("p:"))) {
  for (const find of concept.finds) {
    for (const word of new Set([written(find), toKatakana(written(find)), toHiragana(written(find))])) {
      const start = startOf(word, 0, word.length);
      sought.set(start, [...(sought.get(start) ?? []), { word, beside: besideOf(word), followed: notBefore[word], concept }]);
    }
  }
}

function stands({ word, beside, followed }: Sought, text: string, at: number): boolean {
  if (!text.startsWith(word, at)) return false;
  const after = text.slice(at + word.length, at + word.length + 2);
  if (followed?.test(after)) return false;
  return !beside || !(beside.test(text.charAt(at - 1)) || beside.test(after.charAt(0)));
}

const nothing: readonly Sought[] = [];

/** True when every text in which the word stands, as it is, speaks of the concept. */
export function isAlways(word: string, concept: Concept): boolean {
  const all = [1, 2].flatMap((length) => sought.get(startOf(word, 0, length)) ?? nothing);
  return all.some((one) => one.word === word && one.concept === concept && !one.beside && !one.followed);
}

/** The concepts that a Japanese text speaks of, each once. */
export function conceptsIn(text: string): Concept[] {
  const all = written(text);
  const found = new Set<Concept>();
  for (let at = 0; at < all.length; at += 1) {
    for (let length = 1; length <= 2; length += 1) {
      for (const one of sought.get(startOf(all, at, length)) ?? nothing)
        if (!found.has(one.concept) && stands(one, all, at)) found.add(one.concept);
    }
  }
  return [...found];
}

const longestPhrase = 4;
const byEnglish = new Map<string, Concept[]>();
for (const concept of concepts) for (const name of concept.english) byEnglish.set(name, [...(byEnglish.get(name) ?? []), concept]);

/** The concepts that an English title names; what stands in brackets is not the work. */
export function conceptsInEnglish(text: string): Concept[] {
  const words = withoutAccents(written(text.replace(/[(（][^)）]*[)）]?/g, " "))).match(/[a-z0-9'&-]+/g) ?? [];
  const phrases = words.flatMap((_, from) =>
    Array.from({ length: longestPhrase }, (__, more) => words.slice(from, from + more + 1).join(" ")),
  );
  return [...new Set(phrases.flatMap((phrase) => byEnglish.get(phrase) ?? []))];
}

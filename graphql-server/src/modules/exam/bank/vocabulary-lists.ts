import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import type { BankItem } from "./bank-item.ts";

type Level = BankItem["level"];

/** The easiest level that lists a word. */
export type VocabularyLists = ReadonlyMap<string, Level>;

const kanji = /\p{Script=Han}/u;
const numeral = /^[一二三四五六七八九十百千万]/;

/** Rank of a level, 1 (N5) to 5 (N1). */
export function rankOf(level: Level): number {
  return measuredLevels.indexOf(level);
}

/** The leading kanji of a word: 行き and 行く share them. */
function stemOf(word: string): string {
  return /^\p{Script=Han}+/u.exec(word)?.[0] ?? "";
}

/** Makes the lists of words a level. Words of one character or without kanji are left out: they cannot be told from parts of others. */
export function makeVocabulary(words: readonly { word: string; level: Level }[]): VocabularyLists {
  const lists = new Map<string, Level>();
  for (const { word, level } of words) {
    if (word.length < 2 || !kanji.test(word)) continue;
    const known = lists.get(word);
    if (!known || rankOf(level) < rankOf(known)) lists.set(word, level);
  }
  return lists;
}

/** The longest listed words of a text from left to right. */
function listedWords(text: string, lists: VocabularyLists): string[] {
  const longest = Math.max(0, ...[...lists.keys()].map((word) => word.length));
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longest, text.length - at);
    while (length > 1 && !lists.has(text.slice(at, at + length))) length -= 1;
    if (length > 1) found.push(text.slice(at, at + length));
    at += Math.max(1, length);
  }
  return found;
}

/**
 * Listed words of a text that are harder than a level. A form of an easier word (行き of 行く) and a number (一時) are not harder.
 */
export function wordsAbove(text: string, level: Level, lists: VocabularyLists): string[] {
  const easyStems = new Set([...lists].filter(([, own]) => rankOf(own) <= rankOf(level)).map(([word]) => stemOf(word)));
  const isForm = (word: string) => stemOf(word) !== word && easyStems.has(stemOf(word));
  const harder = listedWords(text, lists).filter((word) => rankOf(lists.get(word) ?? level) > rankOf(level));
  return [...new Set(harder.filter((word) => !isForm(word) && !numeral.test(word)))];
}

/** The dictionary's form behind an inflected one, e.g. 働く behind 働いて: the easiest listed word that begins with the same kanji and sound. */
function listedLevel(word: string, lists: VocabularyLists): Level | undefined {
  const exact = lists.get(word);
  if (exact) return exact;
  const stem = stemOf(word);
  const okurigana = word.slice(stem.length);
  if (!stem || !/^[ぁ-ん]{1,5}$/.test(okurigana)) return undefined;
  const levels = [...lists].filter(([listed]) => stemOf(listed) === stem && isSameWord(okurigana, listed.slice(stem.length)));
  return levels.map(([, level]) => level).toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}

/** Whether the endings of two forms with the same kanji may be of one word: nothing before their inflected part differs. */
function isSameWord(inflected: string, listed: string): boolean {
  const fixed = Math.max(0, listed.length - 1);
  return listed.length > 0 && inflected.slice(0, fixed) === listed.slice(0, fixed);
}

/**
 * The word an item of vocabulary asks for when every list has it at an easier level: the marked word, or the right option of a gap.
 * Undefined where it is at its level, or in no list.
 */
export function wordBelow(
  { stem, options, key, level }: Pick<BankItem, "stem" | "options" | "key" | "level">,
  lists: VocabularyLists,
): { word: string; level: Level } | undefined {
  const marked = /【(.+?)】/.exec(stem)?.[1];
  const asked = [marked, options[key]].find((word) => word !== undefined && kanji.test(word));
  if (!asked) return undefined;
  const own = listedLevel(asked, lists);
  return own && rankOf(own) < rankOf(level) ? { word: asked, level: own } : undefined;
}

import { soundOf } from "../../../platform/search-text/sound.ts";
import { conceptsNamed, conceptsSounding } from "./concepts.ts";
import { isFiller } from "./fillers.data.ts";

const withoutSpaces = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u;
const longestName = 12;
const shortestName = 2;

/** Shorter words in kana sound like too much. */
const shortestKana = 3;
const politeStart = /^[おご御](?=.{2})/;

/** A word without the お of politeness. */
export const withoutPoliteness = (word: string): string => word.replace(politeStart, "");

function isKnown(word: string): boolean {
  if (conceptsNamed(word).length > 0) return true;
  const sound = word.length >= shortestKana ? soundOf(withoutPoliteness(word)) : undefined;
  return sound !== undefined && sound.length >= shortestKana && conceptsSounding(sound).length > 0;
}

/** The longest name that begins here, with a longer rest after it only if that can be cut too. */
function cut(text: string, known: Map<number, string[] | null>, at: number): string[] | null {
  if (at === text.length) return [];
  const before = known.get(at);
  if (before !== undefined) return before;
  let found: string[] | null = null;
  for (let length = Math.min(longestName, text.length - at); length >= 1 && !found; length -= 1) {
    const word = text.slice(at, at + length);
    const filler = isFiller(word);
    if (!filler && (length < shortestName || !isKnown(word))) continue;
    const rest = cut(text, known, at + length);
    if (rest) found = filler ? rest : [word, ...rest];
  }
  known.set(at, found);
  return found;
}

/** The names that a text without spaces consists of, such as 福岡 and 介護 of 福岡の介護; null when something else is in it. */
export function cutIntoNames(text: string): string[] | null {
  if (!withoutSpaces.test(text)) return null;
  const names = cut(text, new Map(), 0);
  return names && names.length > 0 && names[0] !== text ? [...new Set(names)] : null;
}

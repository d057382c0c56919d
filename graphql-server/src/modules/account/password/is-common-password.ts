import { commonWords, keyboardWalks } from "./common-passwords.ts";

const separators = new Set(" -_.,!?@#$%&*+/=~");
const walks = keyboardWalks.flatMap((walk) => [walk, [...walk].reverse().join("")]);
const shortestWalk = 3;

function isRepetition(chars: readonly string[]): boolean {
  for (let unit = 1; unit <= 8 && unit < chars.length; unit += 1) {
    if (chars.every((char, index) => char === chars[index % unit])) return true;
  }
  return false;
}

/** Ends of the weak pieces that start at `from`: a separator, a run of one character, a year, a common word, part of a keyboard walk. */
function pieceEnds(text: string, from: number): number[] {
  const ends: number[] = [];
  const rest = text.slice(from);
  const [first = ""] = rest;
  if (separators.has(first)) ends.push(from + 1);
  if (/^(?:19|20)\d\d/.test(rest)) ends.push(from + 4);
  for (let end = 1; rest[end] === first; end += 1) if (end >= 2) ends.push(from + end + 1);
  for (const word of commonWords) if (rest.startsWith(word)) ends.push(from + word.length);
  for (let length = shortestWalk; length <= rest.length; length += 1) {
    const part = rest.slice(0, length);
    if (!walks.some((walk) => walk.includes(part))) break;
    ends.push(from + length);
  }
  return ends;
}

/** True when the whole text is a chain of weak pieces. Marks what can be reached, so it takes no more than length × pieces steps. */
function isChain(text: string): boolean {
  const reachable = new Set([0]);
  for (let from = 0; from < text.length; from += 1) {
    if (reachable.has(from)) for (const end of pieceEnds(text, from)) reachable.add(end);
  }
  return reachable.has(text.length);
}

/**
 * True when the whole password is one that attackers try first: common words, keyboard walks, years and repetitions, and nothing else.
 * A rare word among them makes it pass; the kinds of characters do not matter (NIST SP 800-63B-4).
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  return isRepetition([...text]) || isChain(text);
}

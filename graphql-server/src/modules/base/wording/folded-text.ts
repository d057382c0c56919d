/** A text in the form it is searched in, with the place of each of its characters in the text as typed. */
export interface FoldedText {
  text: string;
  /** Offset in the typed text of each UTF-16 unit, and the length of the typed text at the end. */
  offsets: readonly number[];
}

/** How to fold: spaces dropped, spaces kept as one, or spaces dropped and katakana as hiragana, lower case, lines joined inside a phrase. */
export type Folding = "DROP" | "KEEP" | "SOUND";

const halfWidthMark = /[\uff9e\uff9f]/;
const unseen = /[\p{Default_Ignorable_Code_Point}\u00ad\u2800]/u;
/** What is put between the letters of a word to hide it from a filter. */
const decoration = "|¦│┃ǀ∣*_★☆●○◎◆◇■□▲△▼▽♪♡♥✦✨~^";
const apart = `[\\s\\u200b-\\u200f\\u2060\\ufeff/・･.．,，、\\-‐–—+＋｜／＊＿${decoration.replace(/[\^*|]/g, "\\$&")}]`;
/** 男・性・限・定: three letters or more that stand alone. */
const spacedOut = new RegExp(`(?<![\\p{L}\\p{N}])[\\p{L}](?:${apart}{1,3}[\\p{L}](?![\\p{L}\\p{N}])){2,}(?:${apart}{1,3}[\\p{L}])?`, "gu");

/** Characters of a text, those written as two halves (ｶﾞ) together. */
function* characters(typed: string): Generator<[character: string, at: number]> {
  let at = 0;
  while (at < typed.length) {
    const first = String.fromCodePoint(typed.codePointAt(at) ?? 0);
    const mark = typed.charAt(at + first.length);
    const whole = halfWidthMark.test(mark) ? first + mark : first;
    yield [whole, at];
    at += whole.length;
  }
}

/** Offsets of what stands between the letters of words that are spaced out. */
function gaps(typed: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const run of typed.matchAll(spacedOut)) {
    for (const separator of run[0].matchAll(new RegExp(apart, "gu"))) found.add(run.index + separator.index);
  }
  return found;
}

const bar = new RegExp(`[${decoration.replace(/[\^]/g, "\\$&")}｜＊＿]`, "u");
const written = /[\p{L}\p{N}]/u;

function asHeard(text: string): string {
  return text.toLowerCase().replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
}

function foldedCharacter(character: string, folding: Folding): string {
  if (!/\s/.test(character)) {
    const wide = character.normalize("NFKC").replace(/[〜∼～]/g, "~");
    return folding === "SOUND" && asHeard(wide).length === wide.length ? asHeard(wide) : wide;
  }
  if (folding === "KEEP") return " ";
  return character === "\n" ? "。" : "";
}

/** A line that ends in a particle, or goes on with one or with の limit, is one phrase with the next. */
function goesOn(typed: string, at: number): boolean {
  return (
    /[のをにはがと・、]\s*$/.test(typed.slice(Math.max(0, at - 4), at)) ||
    /^\s*(?:のみ|限定|だけ|に限|不可|お断り)/.test(typed.slice(at, at + 8))
  );
}

function isHidden(typed: string, { character, at, folding }: { character: string; at: number; folding: Folding }): boolean {
  if (unseen.test(character)) return true;
  if (folding === "KEEP") return false;
  if (character === "\n") return folding === "SOUND" && goesOn(typed, at);
  return bar.test(character) && written.test(typed.charAt(at - 1)) && written.test(typed.charAt(at + character.length));
}

/**
 * Width folded (NFKC); spaces are dropped and a line's end is a sentence's end, or each run of them is one space when they count. What is
 * put between letters to hide a word is dropped.
 */
export function foldText(typed: string, folding: Folding): FoldedText {
  const parts: string[] = [];
  const offsets: number[] = [];
  const between = gaps(typed);
  for (const [character, at] of characters(typed)) {
    if (between.has(at) || isHidden(typed, { character, at, folding })) continue;
    const folded = foldedCharacter(character, folding);
    if (folded === " " && parts.at(-1) === " ") continue;
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit++) offsets.push(at);
  }
  return { text: parts.join(""), offsets: [...offsets, typed.length] };
}

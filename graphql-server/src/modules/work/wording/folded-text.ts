/** A text in the form it is searched in, with the place of each of its characters in the text as typed. */
export interface FoldedText {
  text: string;
  /** Offset in the typed text of each UTF-16 unit, and the length of the typed text at the end. */
  offsets: readonly number[];
}

const halfWidthMark = /[\uff9e\uff9f]/;
const unseen = /[\u200b-\u200d\u2060\ufeff\u00ad]/;

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

function foldedCharacter(character: string, spaces: "DROP" | "KEEP"): string {
  if (!/\s/.test(character)) return character.normalize("NFKC");
  if (spaces === "KEEP") return " ";
  return character === "\n" ? "。" : "";
}

/** Width folded (NFKC); spaces are dropped and a line's end is a sentence's end, or each run of them is one space when they count. */
export function foldText(typed: string, spaces: "DROP" | "KEEP"): FoldedText {
  const parts: string[] = [];
  const offsets: number[] = [];
  for (const [character, at] of characters(typed)) {
    if (unseen.test(character)) continue;
    const folded = foldedCharacter(character, spaces);
    if (folded === " " && parts.at(-1) === " ") continue;
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit++) offsets.push(at);
  }
  return { text: parts.join(""), offsets: [...offsets, typed.length] };
}

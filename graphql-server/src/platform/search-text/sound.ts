import { foldText } from "./search-text.ts";

const vowels = ["a", "i", "u", "e", "o"] as const;
/** Kana by the consonants that Latin letters write before them, in the order of the vowels; "-" where a letter has none. */
const rows: Readonly<Record<string, string>> = {
  "": "あ い う え お",
  k: "か き く け こ",
  g: "が ぎ ぐ げ ご",
  s: "さ し す せ そ",
  z: "ざ じ ず ぜ ぞ",
  t: "た ち つ て と",
  d: "だ じ ず で ど",
  n: "な に ぬ ね の",
  h: "は ひ ふ へ ほ",
  b: "ば び ぶ べ ぼ",
  p: "ぱ ぴ ぷ ぺ ぽ",
  m: "ま み む め も",
  y: "や - ゆ いえ よ",
  r: "ら り る れ ろ",
  w: "わ うい - うえ お",
  f: "ふあ ふい ふ ふえ ふお",
  j: "じゃ じ じゅ じえ じょ",
  sh: "しゃ し しゅ しえ しょ",
  ch: "ちゃ ち ちゅ ちえ ちょ",
  ts: "- - つ - -",
};
const glides: Readonly<Record<string, string>> = {
  k: "き",
  g: "ぎ",
  s: "し",
  z: "じ",
  t: "ち",
  d: "じ",
  n: "に",
  h: "ひ",
  b: "び",
  p: "ぴ",
  m: "み",
  r: "り",
  j: "じ",
  c: "ち",
};

const syllables = new Map(
  Object.entries(rows).flatMap(([consonants, row]) =>
    row.split(" ").flatMap((kana, index): [string, string][] => (kana === "-" ? [] : [[`${consonants}${vowels[index]}`, kana]])),
  ),
);
for (const [consonant, kana] of Object.entries(glides)) {
  for (const [vowel, small] of [
    ["a", "ゃ"],
    ["u", "ゅ"],
    ["o", "ょ"],
  ] as const)
    syllables.set(`${consonant}y${vowel}`, `${kana}${small}`);
}

const longestSyllable = 3;

function kanaOf(latin: string): string | undefined {
  let kana = "";
  for (let at = 0; at < latin.length; ) {
    const rest = latin.slice(at);
    const length = [longestSyllable, 2, 1].find((size) => rest.length >= size && syllables.has(rest.slice(0, size)));
    if (length) {
      kana += syllables.get(rest.slice(0, length)) ?? "";
      at += length;
    } else if (/^n(?![aiueoy])|^m(?=[bpm])/.test(rest)) {
      kana += "ん";
      at += rest.startsWith("n'") ? 2 : 1;
    } else if (/^(?:([kgsztdhbpfjc])(?=\1)|t(?=ch))/.test(rest)) {
      at += 1;
    } else {
      return undefined;
    }
  }
  return kana;
}

const longAfterO = /([おこごそぞとどのほぼぽもよろをょ])[うお]/g;
const longAfterU = /([うくぐすずつぬふぶぷむゆるゅ])う/g;
const glideAfterN = /ん([やゆよ])/g;
const smallOf: Readonly<Record<string, string>> = { や: "にゃ", ゆ: "にゅ", よ: "にょ" };
const plain: Readonly<Record<string, string>> = {
  ぢ: "じ",
  づ: "ず",
  を: "お",
  ゔ: "ぶ",
  ぁ: "あ",
  ぃ: "い",
  ぅ: "う",
  ぇ: "え",
  ぉ: "お",
};

/**
 * A reading in hiragana as search compares it: long vowels and doubled consonants as short ones, so that こうじょう, koujou and
 * kojo are one, and ほんやく as ほにゃく, since nobody writes hon'yaku.
 */
function shortened(hiragana: string): string {
  return hiragana
    .replace(/[ぢづをゔぁぃぅぇぉ]/g, (kana) => plain[kana] ?? kana)
    .replace(/[ーっ]/g, "")
    .replace(longAfterO, "$1")
    .replace(longAfterU, "$1")
    .replace(glideAfterN, (_, kana: string) => smallOf[kana] ?? kana);
}

const onlyKana = /^[ぁ-ゔー]+$/;
const onlyLatin = /^[a-z']+$/;

/** How a word sounds, when it is written in kana or in Latin letters that can be read as Japanese; undefined for any other. */
export function soundOf(word: string): string | undefined {
  const folded = foldText(word);
  if (onlyKana.test(folded)) return shortened(folded);
  const latin = withoutAccents(folded);
  const kana = onlyLatin.test(latin) ? kanaOf(latin) : undefined;
  return kana && shortened(kana);
}

/** Text in lower case without the accents of Latin letters: what is typed in a hurry finds what is written in full. */
export function withoutAccents(folded: string): string {
  return folded
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll("đ", "d");
}

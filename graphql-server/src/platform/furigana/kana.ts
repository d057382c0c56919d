const kanji = /[\p{Script=Han}〆]/u;

/** True when the text holds a character that needs a reading. */
export function hasKanji(text: string): boolean {
  return kanji.test(text);
}

/** Katakana as hiragana; the long-vowel mark and everything else stay. */
export function toHiragana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

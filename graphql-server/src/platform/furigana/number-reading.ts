const digits = new Map([
  ["〇", "ゼロ"],
  ["一", "いち"],
  ["二", "に"],
  ["三", "さん"],
  ["四", "よん"],
  ["五", "ご"],
  ["六", "ろく"],
  ["七", "なな"],
  ["八", "はち"],
  ["九", "きゅう"],
]);
const units = new Map([
  ["十", "じゅう"],
  ["百", "ひゃく"],
  ["千", "せん"],
  ["万", "まん"],
  ["億", "おく"],
]);

/** Digit and unit that change each other's sound. */
const joined = new Map([
  ["一十", "じゅう"],
  ["一百", "ひゃく"],
  ["三百", "さんびゃく"],
  ["六百", "ろっぴゃく"],
  ["八百", "はっぴゃく"],
  ["三千", "さんぜん"],
  ["八千", "はっせん"],
]);

/** Reading of a number in kanji: 二十五万 → にじゅうごまん. Digits without units are read one by one. */
export function readKanjiNumber(text: string): string {
  let reading = "";
  for (let index = 0; index < text.length; index++) {
    const pair = joined.get(text.slice(index, index + 2));
    const character = text[index] ?? "";
    reading += pair ?? digits.get(character) ?? units.get(character) ?? "";
    if (pair) index++;
  }
  return reading;
}

const values = new Map([..."〇一二三四五六七八九"].map((character, index) => [character, index]));
const powers = new Map([
  ["十", 10],
  ["百", 100],
  ["千", 1_000],
]);

/** The value of a number below ten thousand in Arabic digits (either width) or kanji; NaN for others. */
export function numberValue(text: string): number {
  const plain = text.normalize("NFKC").replaceAll(",", "");
  if (/^\d+$/.test(plain)) return Number(plain);
  if (!/^[〇一二三四五六七八九十百千]+$/.test(plain)) return Number.NaN;
  if (!/[十百千]/.test(plain)) return Number([...plain].map((character) => values.get(character)).join(""));
  let total = 0;
  let digit = 0;
  for (const character of plain) {
    const power = powers.get(character);
    total += power ? (digit || 1) * power : 0;
    digit = power ? 0 : (values.get(character) ?? 0);
  }
  return total + digit;
}

/** True for a text that is nothing but a number. */
export function isNumber(text: string): boolean {
  return /^[\d０-９,，.．〇一二三四五六七八九十百千万億]+$/.test(text) && !/^[,，.．]+$/.test(text);
}

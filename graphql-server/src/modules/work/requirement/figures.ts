/** A number in a text as people write it: any width, with commas, in kanji, with 万 and 千. */
const digits = "[0-9][0-9,]*(?:\\.[0-9]+)?|[〇一二三四五六七八九十百千]+";
/** To be put into a pattern; read what it finds with `valueOf`. */
export const figure = `((?:${digits})(?:[万千](?:(?:${digits})千?)?)?)`;

const kanji = "〇一二三四五六七八九";
const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

function kanjiValue(text: string): number {
  let [whole, last] = [0, 0];
  for (const sign of text) {
    const unit = units[sign];
    if (unit) [whole, last] = [whole + (last || 1) * unit, 0];
    else last = last * 10 + kanji.indexOf(sign);
  }
  return whole + last;
}

function plainValue(text: string): number {
  if (text === "") return 0;
  if (/^[0-9]/.test(text)) return Number(text.replaceAll(",", "").replace(/千$/, "")) * (text.endsWith("千") ? 1_000 : 1);
  return kanjiValue(text);
}

/** The value of what `figure` found, e.g. 30万5千 → 305000; 一二 → 12. */
export function valueOf(text: string): number {
  const [high = "", low] = text.split("万");
  return low === undefined ? plainValue(high) : plainValue(high) * 10_000 + plainValue(low);
}

/** A text in the form in which figures are sought: width folded, without spaces, a line's end as a sentence's end. */
export function plainText(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[〜∼～]/g, "~")
    .replace(/\n/g, "。")
    .replace(/\s|\p{Default_Ignorable_Code_Point}/gu, "");
}

const compiled = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(pattern.replaceAll("#", figure), "gu");
  compiled.set(pattern, known);
  return known;
}

/** Every figure that a pattern finds, with up to twelve characters before it. */
export function figuresOf(text: string, pattern: string): { value: number; second: number | undefined; word: string; before: string }[] {
  return [...text.matchAll(compile(pattern))].map((match) => ({
    value: valueOf(match[1] ?? ""),
    second: match[2] === undefined ? undefined : valueOf(match[2]),
    word: match[0],
    before: text.slice(Math.max(0, match.index - 12), match.index),
  }));
}

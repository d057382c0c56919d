import { figureValue } from "../../../shared/yen-figure.ts";

/** A number in a text as people write it: any width, with commas, in kanji, with 万 and 千. */
const digits = "[0-9][0-9,]*(?:\\.[0-9]+)?|[〇一二三四五六七八九十百千]+";
/** To be put into a pattern; read what it finds with `figureValue`. */
export const figure = `((?:${digits})(?:[万千](?:(?:${digits})千?)?)?)`;

/** A text in the form in which figures are sought: width folded, without spaces, a line's end as a sentence's end. */
export function plainText(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[〜∼～]/g, "~")
    .replace(/\n/g, "。")
    .replace(/[壱弐参拾]+(?=[壱弐参拾〇一二三四五六七八九十百千万円])/gu, (formal) =>
      formal.replace(/./gu, (sign) => "一二三十".charAt("壱弐参拾".indexOf(sign))),
    )
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
    value: figureValue(match[1] ?? ""),
    second: match[2] === undefined ? undefined : figureValue(match[2]),
    word: match[0],
    before: text.slice(Math.max(0, match.index - 12), match.index),
  }));
}

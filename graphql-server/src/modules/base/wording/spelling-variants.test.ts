import { describe, expect, it } from "vitest";
import { clauseByRule } from "../../../testing/texts/clause-by-rule.data.ts";
import { findWording } from "./find-wording.ts";

/** Half-width kana by the katakana that NFKC makes of them. */
const halfWidth = new Map<string, string>();
for (let code = 0xff66; code <= 0xff9d; code++) {
  const half = String.fromCodePoint(code);
  halfWidth.set(half.normalize("NFKC"), half);
  for (const mark of ["ﾞ", "ﾟ"]) {
    const whole = (half + mark).normalize("NFKC");
    if (whole.length === 1) halfWidth.set(whole, half + mark);
  }
}

/** Figures stay whole: a bar in a figure makes two of it. */
const between = (text: string, what: string) => text.replace(/(?<=[^\d〜])(?=[^\d〜])/gu, what);
const isSpelledOut = (text: string) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,}$/u.test(text);

/** Ways to write the same so that another machine does not see it. */
const spellings: Readonly<Record<string, (text: string) => string>> = {
  "in half-width kana": (text) => [...text].map((glyph) => halfWidth.get(glyph) ?? glyph).join(""),
  "in full-width letters and figures": (text) =>
    text.replace(/[!-~]/g, (glyph) => String.fromCodePoint((glyph.codePointAt(0) ?? 0) + 0xfee0)),
  "with unseen characters between": (text) => between(text, "\u200b"),
  "with soft hyphens between": (text) => between(text, "\u00ad"),
  "with bars between": (text) => between(text, "|"),
  "with stars between": (text) => between(text, "★"),
};

const isFound = (text: string) => findWording(text, { isEmployment: true }).length > 0;
const phrases = clauseByRule.flatMap(([, , marked]) => {
  const [before = "", found = "", behind = ""] = marked.split(/[«»]/);
  return /[A-Za-z]/.test(found) ? [] : [{ before, found, behind }];
});

describe("a phrase that a rule is about", () => {
  it.each(Object.entries(spellings))("is found %s", (_, spell) => {
    expect(phrases.length).toBeGreaterThan(100);
    expect(phrases.filter(({ before, found, behind }) => !isFound(`${before}${spell(found)}${behind}`))).toEqual([]);
  });

  it.each(["・", " ", "　", "-"])("is found spelled out letter by letter with %j", (mark) => {
    const spelled = phrases.filter(({ found }) => isSpelledOut(found) && isFound(`${found}。`));
    expect(spelled.length).toBeGreaterThan(100);
    expect(spelled.filter(({ found }) => !isFound(`${[...found].join(mark)}。`))).toEqual([]);
  });
});

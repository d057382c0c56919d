import { describe, expect, it } from "vitest";
import { glosses } from "./glosses.ts";

const latin = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;
const scripts: readonly RegExp[] = [
  /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々\p{N}\p{P}\p{S}\sA-Za-z]+$/u,
  latin,
  latin,
  /^[\p{Script=Han}\p{N}\p{P}\p{S}\sA-Za-z]+$/u,
  /^[\p{Script=Devanagari}\p{N}\p{P}\p{S}\s\u200D]+$/u,
  latin,
  latin,
];

describe("the word list", () => {
  it("has every word once", () => {
    const words = glosses.map(({ word }) => word);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it("has a reading in kana of each", () => {
    expect(
      glosses.filter(({ reading }) => !/^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(reading)).map(({ word }) => word),
    ).toEqual([]);
  });

  it("has a meaning in each of seven languages, in the script of the language", () => {
    const odd = glosses.flatMap(({ word, meanings }) =>
      meanings.filter((text, index) => !scripts[index]?.test(text)).map((text) => `${word}: ${text}`),
    );
    expect(odd).toEqual([]);
  });

  it("explains no word by itself in easy Japanese, and shortly", () => {
    expect(glosses.filter(({ word, meanings: [easy] }) => easy === word || easy.length > 40).map(({ word }) => word)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { concepts, trades } from "./concepts.ts";
import { conceptsIn, conceptsInEnglish } from "./find-concepts.ts";
import type { Concept } from "./read-terms.ts";
import { readingTokens } from "./reading-tokens.ts";
import { type Term, understand } from "./understand.ts";

const names = (found: readonly Concept[]) => found.map(({ name }) => name);
const meaning = ({ concepts: known, parts }: Term): string[] => [...names(known), ...parts.flatMap(meaning)];
const meant = (typed: string) => understand(typed).map(meaning);

describe("what a person asks for", () => {
  it.each([
    ["かいご", "介護"],
    ["カイゴ", "介護"],
    ["kaigo", "介護"],
    ["ＫＡＩＧＯ", "介護"],
    ["ｶｲｺﾞ", "介護"],
    ["caregiver", "介護"],
    ["kōjō", "工場"],
    ["kojo", "工場"],
    ["honyaku", "翻訳"],
    ["nurse", "看護師"],
    ["y tá", "看護師"],
    ["y ta", "看護師"],
    ["护士", "看護師"],
    ["नर्स", "看護師"],
    ["enfermeira", "看護師"],
    ["suster", "看護師"],
    ["convenience store", "コンビニ"],
    ["convinience store", "コンビニ"],
    ["enginer", "エンジニア"],
    ["えんじにや", "エンジニア"],
    ["motorista", "ドライバー"],
  ])("takes %s as %s", (typed, name) => {
    expect(meant(typed).flat()).toContain(name);
  });

  it("keeps names of several words together and leaves out what every search could have", () => {
    expect(meant("nursing assistant jobs in osaka")).toEqual([["看護助手"], ["大阪"]]);
    expect(meant("仕事")).toHaveLength(1);
  });

  it("cuts what is written without spaces, where all of it is known", () => {
    expect(meant("福岡の介護")).toEqual([["福岡", "介護"]]);
    expect(meant("东京护士")).toEqual([["東京", "看護師"]]);
    expect(meant("みなとの風")).toEqual([[]]);
  });

  it("leaves short and unknown words alone", () => {
    for (const typed of ["zzz", "xq", "さくら商事"]) expect(meant(typed)).toEqual([[]]);
  });

  it("answers odd and endless text", () => {
    for (const typed of ["", "   ", "%_\\", "'; drop table work; --", "の".repeat(500), "あ ".repeat(500), "\u0000", "👩‍⚕️"]) {
      expect(understand(typed).length, typed).toBeLessThanOrEqual(100);
    }
  });
});

describe("what a posting is about", () => {
  it("finds words of work in Japanese and English titles", () => {
    expect(names(conceptsIn("特別養護老人ホームの介護スタッフ"))).toEqual(expect.arrayContaining(["介護", "老人ホーム"]));
    expect(names(conceptsInEnglish("Truck driver (Hotel Co., Ltd.)"))).toEqual(expect.arrayContaining(["トラック"]));
    expect(names(conceptsInEnglish("Truck driver (Hotel Co., Ltd.)"))).not.toContain("ホテル");
  });

  it("finds none in words that only hold one", () => {
    expect(names(conceptsIn("スタイリスト"))).not.toContain("タイル");
    expect(names(conceptsIn("法律事務所の清掃"))).not.toContain("事務");
    expect(names(conceptsIn("パンフレットの配布"))).not.toContain("パン");
  });

  it("is found from the beginning of each word as it sounds", () => {
    const tokens = readingTokens([["介護", "かいご", 3], ["福祉士", "ふくしし", 2], "のパート"]);
    expect(tokens).toEqual(expect.arrayContaining(["かいご", "ふくしし", "かいごふくしし", "ぱと"]));
    expect(tokens).not.toContain("いご");
  });
});

describe("the table of terms", () => {
  it("has more than four hundred entries, each with words of postings, and wider ones that exist", () => {
    expect(concepts.length).toBeGreaterThanOrEqual(400);
    const finds = new Set(concepts.flatMap((concept) => concept.finds));
    for (const { name, near, names: own } of concepts) {
      expect(name, own.join()).not.toBe("");
      for (const wider of near) expect(finds, `${name}: ${wider}`).toContain(wider);
    }
    expect(new Set(names(concepts)).size).toBe(concepts.length);
  });

  it("has a name in Latin letters or a reading for every kind of work", () => {
    for (const { name, sounds, english } of trades) expect(sounds.length + english.length, name).toBeGreaterThan(0);
  });
});

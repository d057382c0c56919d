import { describe, expect, it } from "vitest";
import { lawfulNeighbours, wordingByRule } from "../../../testing/texts/wording-by-rule.data.ts";
import { findWording } from "./find-wording.ts";
import type { WordingRule } from "./wording-rule.ts";
import { wordingRules } from "./wording-rules.ts";

const employment = { isEmployment: true };
const rows = wordingByRule.map(([marked, rewrite]) => {
  const [before = "", found = "", after = ""] = marked.split(/[«»]/);
  return { text: `${before}${found}${after}`, found, start: before.length, rewrite };
});
const findersOf = new Map(
  rows.map(({ text }) => [text, wordingRules.filter((rule) => findWording(text, { ...employment, rules: [rule] }).length > 0)]),
);
const ruleOf = (text: string): WordingRule => findersOf.get(text)?.[0] ?? expect.fail(`No rule finds ${text}`);

describe("each rule of the linter", () => {
  it.each(rows)("alone finds what it is for: $text", ({ text, found, start, rewrite }) => {
    const reason = ruleOf(text).reason;
    expect(findersOf.get(text)).toHaveLength(1);
    expect(findWording(text, employment)).toEqual([{ reason, found, start, rewrite }]);
  });

  it("has such a text, so none can be lost unnoticed", () => {
    const shown = new Set([...findersOf.values()].flat());
    expect(wordingRules.filter((rule) => !shown.has(rule)).map(({ pattern }) => pattern.source)).toEqual([]);
  });
});

describe("the linter leaves alone", () => {
  it.each(lawfulNeighbours)("%s", (text) => {
    expect(findWording(text, employment)).toEqual([]);
  });

  it.each([
    ["SEX", "（均等法8条）"],
    ["SEX", "（均等法第8条による）"],
    ["SEX", "（ポジティブアクション）"],
    ["SEX", "（ポジティブ・アクション）"],
    ["SEX", "（適用除外業務）"],
    ["AGE", "（例外事由1号）"],
    ["AGE", "（例外事由の3号）"],
    ["AGE", "（2号のイ）"],
    ["AGE", "（3号のニ）"],
  ])("every wording of %s in a text that names its exception: %s", (reason, exception) => {
    const named = rows.filter(({ text }) => ruleOf(text).reason === reason && !ruleOf(text).english && !text.includes("ウェイ"));
    expect(named.length).toBeGreaterThan(15);
    expect(named.flatMap(({ text }) => findWording(`${text}${exception}`, employment))).toEqual([]);
  });

  it("the conditions of who is not employed, and nothing else", () => {
    const left = rows.filter(({ text }) => findWording(text, { isEmployment: false }).length === 0);
    expect(left.map(({ text }) => ruleOf(text).reason)).toEqual(Array(19).fill("CONDITIONS"));
  });
});

describe("what two rules find", () => {
  it("is told once, the longer wording, with the rewrite of its rule", () => {
    expect(findWording("これは女性限定求人です。", employment)).toEqual([
      { reason: "SEX", found: "女性限定求人", start: 3, rewrite: "性別を問わない求人" },
    ]);
    expect(findWording("未婚女性に限る", employment)).toEqual([
      { reason: "SEX", found: "未婚女性に限る", start: 0, rewrite: "婚姻の状況を問わず歓迎" },
    ]);
  });

  it("is told twice where the one begins right behind the other", () => {
    expect(findWording("男性限定女性限定", employment).map(({ start }) => start)).toEqual([0, 4]);
  });
});

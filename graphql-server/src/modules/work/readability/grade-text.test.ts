import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { gradedPostings } from "../../../testing/texts/graded-postings.data.ts";
import { heldOutPostings } from "../../../testing/texts/held-out-postings.data.ts";
import { gradeText, readingGap } from "./grade-text.ts";
import { type ReadabilityLevel, readabilityLevels } from "./words-of-text.ts";

const bank = z.object({ items: z.array(z.object({ passage: z.string() })) });

/** Postings and reading passages on which the grade was fitted. They say nothing about how good it is. */
const fitted = readabilityLevels.flatMap((level) => {
  const file = readFileSync(new URL(`../../exam/bank/items/${level.toLowerCase()}-reading.json`, import.meta.url), "utf8");
  return [...gradedPostings[level], ...bank.parse(JSON.parse(file)).items.map(({ passage }) => passage)].map((text) => ({ level, text }));
});
/** Postings that were written after the fit and are only judged. */
const heldOut = readabilityLevels.flatMap((level) => heldOutPostings[level].map((text) => ({ level, text })));

function agreement(texts: readonly { level: ReadabilityLevel; text: string }[]) {
  const off = texts.map(({ level, text }) => Math.abs(readabilityLevels.indexOf(gradeText(text).level) - readabilityLevels.indexOf(level)));
  const share = (most: number) => off.filter((levels) => levels <= most).length / texts.length;
  return { exact: share(0), withinOne: share(1) };
}

const n1Words =
  "現像 原則 見地 克服 促進 顧慮 妥協 妨害 模索 怠慢 緩和 遂行 抑制 手際 手当て 見込み 一同 人手 本音 見通し 心得 切り替え 円滑 慣行 措置 是正 披露 紛争 規範 拘束 該当 却下 充実 貢献 頑丈 曖昧 悩ます 澄ます 励ます ございます 見計らう 土木 先 来る".split(
    " ",
  );

describe("the level that reading a text takes", () => {
  it("is right for 70 of 100 texts it was not fitted on, and one level off at most for 95", () => {
    expect(heldOut.length).toBeGreaterThanOrEqual(60);
    const learnt = new Set(fitted.map(({ text }) => text));
    expect(heldOut.filter(({ text }) => learnt.has(text))).toEqual([]);
    const { exact, withinOne } = agreement(heldOut);
    expect(exact).toBeGreaterThanOrEqual(0.7);
    expect(withinOne).toBeGreaterThanOrEqual(0.95);
  });

  it("is as right for the texts it was fitted on", () => {
    expect(fitted.length).toBeGreaterThanOrEqual(100);
    const { exact, withinOne } = agreement(fitted);
    expect(exact).toBeGreaterThanOrEqual(0.7);
    expect(withinOne).toBeGreaterThanOrEqual(0.95);
  });

  it("stays the same when texts of a level are joined to one that is four times as long", () => {
    const joined = readabilityLevels.flatMap((level) => {
      const texts = heldOutPostings[level];
      return [0, 4, 8].map((start) => ({ level, text: texts.slice(start, start + 4).join("\n") }));
    });
    expect(agreement(joined).withinOne).toBe(1);
    expect(agreement(joined).exact).toBeGreaterThanOrEqual(0.7);
  });

  it("takes every line of a list without sentences as one", () => {
    expect(gradeText("・パンを 作る\n・店に 出す\n・水を 入れる\n・朝 早く 来る").level).toBe("N5");
    expect(gradeText("契約不履行の損害算定、賠償請求の可否の検討、証拠保全措置").level).toBe("N1");
  });

  it("never falls by a word of N1 more, wherever it stands", () => {
    const texts = [...fitted, ...heldOut];
    const rank = (text: string) => readabilityLevels.indexOf(gradeText(text).level);
    const fallen = texts.flatMap(({ text }) => {
      let [longer, before] = [text, rank(text)];
      return n1Words.flatMap((word, index) => {
        longer = index % 2 === 0 ? `${longer}、${word}。` : `${word}を${longer}`;
        const after = rank(longer);
        const fell = after < before ? [[word, text.slice(0, 20)]] : [];
        before = after;
        return fell;
      });
    });
    expect(fallen).toEqual([]);
  });

  it("names the hard words, hardest first, each once, and no place", () => {
    const { level, hardWords } = gradeText("北海道の工場で、腐食や亀裂の診断を行い、漏洩を防ぎます。腐食の記録も作成します。");
    expect(level).toBe("N1");
    expect(hardWords.filter(({ word }) => word === "腐食")).toEqual([{ word: "腐食", level: "N1" }]);
    expect(hardWords.map(({ word }) => word)).not.toContain("北海道");
    expect(gradeText("").hardWords).toEqual([]);
  });

  it("is compared with what the posting asks for: no answer to 不問 means N5", () => {
    expect([
      readingGap("N1", "N3"),
      readingGap("N3", "N3"),
      readingGap("N4", "N2"),
      readingGap("N3", "NONE"),
      readingGap("N1", "NATIVE"),
    ]).toEqual([2, 0, 0, 2, 0]);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { gradedPostings } from "../../testing/graded-postings.data.ts";
import { gradeText, readabilityLevels, readingGap } from "./grade-text.ts";

const bank = z.object({ items: z.array(z.object({ passage: z.string() })) });

/** Forty postings written for a level, and the sixty reading passages of the exam. */
const texts = readabilityLevels.flatMap((level) => {
  const file = readFileSync(new URL(`../test/bank/${level.toLowerCase()}-reading.json`, import.meta.url), "utf8");
  return [...gradedPostings[level], ...bank.parse(JSON.parse(file)).items.map(({ passage }) => passage)].map((text) => ({ level, text }));
});

const n1Words =
  "現像 原則 見地 克服 促進 顧慮 妥協 妨害 模索 怠慢 緩和 遂行 抑制 手際 手当て 見込み 一同 人手 本音 見通し 心得 切り替え 円滑 慣行 措置 是正 披露 紛争 規範 拘束 該当 却下 充実 貢献 頑丈 曖昧".split(
    " ",
  );

describe("the level that reading a text takes", () => {
  it("is right for 70 of 100 texts and one level off at most for 95", () => {
    expect(texts.length).toBeGreaterThanOrEqual(100);
    const off = texts.map(({ level, text }) =>
      Math.abs(readabilityLevels.indexOf(gradeText(text).level) - readabilityLevels.indexOf(level)),
    );
    expect(off.filter((levels) => levels === 0).length / texts.length).toBeGreaterThanOrEqual(0.7);
    expect(off.filter((levels) => levels <= 1).length / texts.length).toBeGreaterThanOrEqual(0.95);
  });

  it("never falls by a word of N1 more, wherever it stands", () => {
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

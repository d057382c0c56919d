import { describe, expect, it } from "vitest";
import { skills } from "../engine/next-item.ts";
import { scoreStrategies, strategyLimit } from "./answer-strategies.ts";
import type { BankItem } from "./bank-item.ts";
import { checkBank } from "./check-bank.ts";
import { itemTypes } from "./item-types.ts";
import { readBank } from "./read-bank.ts";
import { practiceCode, readPractice } from "./read-practice.ts";
import { makeVocabulary } from "./vocabulary-lists.ts";

const levels = ["N5", "N4", "N3", "N2", "N1"] as const;
const item: BankItem = {
  code: "X-1",
  level: "N5",
  skill: "VOCABULARY",
  step: 3,
  stem: "【山】に のぼります。",
  options: ["やま", "かわ", "しま", "うみ"],
  key: 0,
  explanation: { ja: "「山」は「やま」です。", en: "山 is やま." },
};
const problemsOf = (...items: Partial<BankItem>[]) =>
  checkBank(items.map((changes) => ({ ...item, ...changes }))).map(({ problem }) => problem);

describe("the bank the product comes with", () => {
  const bank = readBank();

  it("has at least 180 items a level, so many of each skill", () => {
    const least = { VOCABULARY: 55, GRAMMAR: 50, READING: 45, LISTENING: 30 };
    for (const level of levels) {
      const own = Map.groupBy(
        bank.filter((one) => one.level === level),
        ({ skill }) => skill,
      );
      for (const skill of skills) expect(own.get(skill)?.length ?? 0, `${level} ${skill}`).toBeGreaterThanOrEqual(least[skill]);
    }
    expect(bank.length).toBeGreaterThanOrEqual(900);
  });

  it("names of every item its kind and the second pass, and has every kind", () => {
    expect(bank.filter(({ type, review }) => !type || !review).map(({ code }) => code)).toEqual([]);
    expect(new Set(bank.map(({ type }) => type))).toEqual(new Set(itemTypes));
  });

  it("has texts of seven hundred to nine hundred characters at N1", () => {
    const lengths = bank.filter(({ level, type }) => level === "N1" && type === "LONG_TEXT").map(({ passage = "" }) => passage.length);
    expect(lengths.filter((length) => length >= 700 && length <= 900).length).toBeGreaterThanOrEqual(3);
  });

  it("has nothing that keeps an item from being served", () => {
    expect(checkBank(bank)).toEqual([]);
  });

  it("puts no plainly advanced word into an item of the first three levels", () => {
    const advanced = ["承認", "契約", "賠償", "措置", "遂行", "傾向", "需要", "把握", "促進", "抽象", "矛盾", "摩擦", "根拠", "妥協"];
    const vocabulary = makeVocabulary(advanced.map((word) => ({ word, level: "N1" })));
    const easy = bank.filter(({ level }) => level === "N5" || level === "N4" || level === "N3");
    expect(checkBank(easy, { vocabulary }).filter(({ code }) => code !== "*")).toEqual([]);
  });
});

describe("the items to practise with", () => {
  const practice = readPractice();

  it("are sixty or more for every level and skill, say their kind and second pass, and have codes of their own", () => {
    for (const level of levels) {
      const own = practice.filter((one) => one.level === level);
      for (const skill of skills) expect(own.filter((one) => one.skill === skill).length, `${level} ${skill}`).toBeGreaterThanOrEqual(60);
    }
    expect(practice.filter(({ type, code, review }) => !type || !review || !practiceCode.test(code))).toEqual([]);
  });

  it("are none of the exam's, have nothing that keeps one from being asked, and are not found without understanding", () => {
    expect(checkBank([...readBank(), ...practice])).toEqual([]);
    expect(checkBank(practice)).toEqual([]);
  });
});

describe("ways to choose without understanding", () => {
  it("are right in at most 30 % of the bank, each", () => {
    for (const { share } of scoreStrategies(readBank())) expect(share).toBeLessThanOrEqual(strategyLimit);
  });

  it("are counted where they can choose, ties by lot", () => {
    const score = (options: string[], key: number) => scoreStrategies([{ options, key }])[0];
    expect(score(["ながい", "い", "う", "え"], 0)).toEqual({ strategy: "always the longest", items: 1, share: 1 });
    expect(score(["ながい", "みじか", "う", "え"], 1)?.share).toBe(0.5);
    expect(score(["あ", "い", "う", "え"], 1)).toMatchObject({ items: 0, share: 0 });
  });

  it("keep a bank from being served that gives its answers away", () => {
    const long = (index: number) => ({
      ...{ ...item, code: `X-${index}`, stem: `${index}`, key: index % 4 },
      options: [0, 1, 2, 3].map((place) => (place === index % 4 ? "ながいこたえ" : `みじか${place}`)),
    });
    const problems = checkBank(Array.from({ length: 40 }, (_, index) => long(index)));
    expect(problems.map(({ problem, detail }) => [problem, detail])).toEqual([["GIVEN_AWAY", "always the longest: 100 %"]]);
  });
});

describe("the checker refuses", () => {
  it("the same text twice, whatever its spaces and kana, and the same code twice", () => {
    expect(problemsOf({}, { code: "X-2", stem: "【山】にノボリマス" })).toEqual(["DUPLICATE_ITEM"]);
    expect(problemsOf({}, { stem: "【川】で およぎます。" })).toEqual(["DUPLICATE_CODE"]);
  });

  it("two options that are the same, or read the same as the right one", () => {
    expect(problemsOf({ options: ["やま", "かわ", "かわ。", "うみ"] })).toEqual(["SAME_OPTIONS"]);
    expect(problemsOf({ options: ["やま", "ヤマ", "かわ", "うみ"] })).toEqual(["SAME_READING"]);
  });

  it("a right answer that stands out by its length", () => {
    expect(problemsOf({ options: ["とても高くて有名な山の上", "かわ", "しま", "うみ"] })).toEqual(["KEY_STANDS_OUT"]);
    expect(problemsOf({ options: ["やま", "とても大きな川のそば", "とても小さな島の中", "とても青い海のそば"] })).toEqual([
      "KEY_STANDS_OUT",
    ]);
    expect(problemsOf({ options: ["やま", "とても大きな川のそば", "しま", "うみ"] })).toEqual([]);
  });

  it("a right answer that stands in the question, a gap or a text that is missing", () => {
    expect(problemsOf({ stem: "「やま」は どれですか。" })).toEqual(["KEY_IN_STEM"]);
    expect(problemsOf({ skill: "GRAMMAR" })).toEqual(["NO_GAP"]);
    expect(problemsOf({ skill: "READING" }, { code: "X-2", skill: "LISTENING", stem: "何時ですか。" })).toEqual(["NO_TEXT", "NO_TEXT"]);
  });

  it("a kind of another skill, and a sentence to put together that has not four places", () => {
    const composed = (stem: string) => ({ skill: "GRAMMAR" as const, type: "COMPOSITION" as const, stem });
    expect(problemsOf({ type: "FORM" })).toEqual(["WRONG_TYPE"]);
    expect(problemsOf(composed("どれですか。\nこれは ＿＿ ＿＿ ★ ＿＿ です。"))).toEqual([]);
    expect(problemsOf(composed("これは ＿＿ ★ ＿＿ です。"))).toEqual(["NO_GAP"]);
  });

  it("a sentence to put together whose explanation puts another piece third", () => {
    const composed = (key: number) => ({
      ...{ skill: "GRAMMAR" as const, type: "COMPOSITION" as const, stem: "どれですか。\n＿＿ ＿＿ ★ ＿＿ います。", key },
      options: ["新聞を", "きのう", "読んで", "買った"],
      explanation: { ja: "「きのう 買った 新聞を 読んで」の順です。", en: "The order is told." },
    });
    expect(problemsOf(composed(0))).toEqual([]);
    expect(problemsOf(composed(3))).toEqual(["WRONG_ORDER"]);
  });

  it("right answers that gather in one position", () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...item, code: `X-${index}`, stem: `${index}` }));
    expect(checkBank(many).map(({ problem }) => problem)).toContain("KEY_POSITION");
    expect(checkBank(many.map((one, index) => ({ ...one, key: index % 4 })))).toEqual([]);
  });

  it("vocabulary that an easier level asks for, in whatever form, but not a harder sense of it", () => {
    const vocabulary = makeVocabulary([
      { word: "働く", level: "N5" },
      { word: "効果", level: "N3" },
      { word: "切る", level: "N5" },
    ]);
    const asked = (stem: string) => [{ ...item, level: "N3" as const, stem, options: ["やま", "かわ", "しま", "うみ"] }];
    expect(checkBank(asked("店で【働いて】いる。"), { vocabulary }).map(({ detail }) => detail)).toEqual(["働いて N5"]);
    expect(checkBank(asked("店で【働いて】いる。"), { vocabulary, harderSenses: ["働いて"] })).toEqual([]);
    expect(checkBank(asked("【効果】がある。"), { vocabulary })).toEqual([]);
    expect(checkBank(asked("費用を【切り詰める】。"), { vocabulary })).toEqual([]);
  });

  it("words above the item's level, but not forms of easier words, numbers or what an author let stand", () => {
    const vocabulary = makeVocabulary([
      { word: "行く", level: "N5" },
      { word: "行き", level: "N3" },
      { word: "一時", level: "N3" },
      { word: "交渉", level: "N1" },
    ]);
    const items = [{ ...item, stem: "十一時に 交渉に 行きます。" }];
    expect(checkBank(items, { vocabulary }).map(({ detail }) => detail)).toEqual(["交渉"]);
    expect(checkBank(items, { vocabulary, accepted: { N5: ["交渉"] } })).toEqual([]);
  });
});

import { afterAll, expect, test } from "vitest";
import { createFurigana } from "./furigana.ts";
import { readingLevel } from "./reading-level.ts";

const furigana = createFurigana();
afterAll(() => furigana.close());

test("a text is cut into plain stretches and words with reading and level", async () => {
  expect(await furigana.annotate({ text: "日本語を使う <b>仕事</b>", own: [] })).toEqual([
    ["日本語", "にほんご", 5],
    "を",
    ["使", "つか", 4],
    "う <b>",
    ["仕事", "しごと", 4],
    "</b>",
  ]);
});

test("what the author set wins over the dictionary, and longer words over shorter ones", async () => {
  const own = [
    ["海野", "うんの"],
    ["海野建設", "かいのけんせつ"],
  ] as const;
  const ruby = await furigana.annotate({ text: "海野建設の海野です。", own });
  expect(ruby.flatMap((segment) => (typeof segment === "string" ? [] : [segment[1]]))).toEqual(["かいのけんせつ", "うんの"]);
});

test("segments put together are the text, whatever it holds", async () => {
  const text = "𠮷野家＆😀\n「10か所」　漢字（かんじ） 々々 \u200b株式会社山田\t終わり";
  const ruby = await furigana.annotate({ text, own: [] });
  expect(ruby.map((segment) => (typeof segment === "string" ? segment : segment[0])).join("")).toBe(text);
});

test("many texts at once are each answered with their own", async () => {
  const texts = Array.from({ length: 50 }, (_, index) => `${index}番目の仕事`);
  const rubies = await Promise.all(texts.map((text) => furigana.annotate({ text, own: [] })));
  expect(rubies.map((ruby) => ruby.map((segment) => (typeof segment === "string" ? segment : segment[0])).join(""))).toEqual(texts);
});

test("the thread starts again after it was ended", async () => {
  await furigana.close();
  expect(await furigana.annotate({ text: "駅", own: [] })).toEqual([["駅", "えき", 4]]);
});

test.each([
  ["日本", 5],
  ["会社", 4],
  ["大人", 4],
  ["面接", 2],
  ["顧客", 1],
  ["霰", 0],
])("%s is read at level %i", (word, level) => {
  expect(readingLevel(word)).toBe(level);
});

import { expect, test } from "vitest";
import { sentences } from "../../testing/texts/furigana-sentences.data.ts";
import { hasKanji } from "./kana.ts";
import { createTokenizer } from "./morphemes.ts";
import { createTextReader } from "./read-text.ts";

const read = createTextReader(createTokenizer());

/** 漢字《かんじ》 over the words of a text. */
function marked(text: string): string {
  let shown = "";
  let end = 0;
  for (const { start, text: word, reading } of read(text)) {
    shown += `${text.slice(end, start)}${word}《${reading}》`;
    end = start + word.length;
  }
  return shown + text.slice(end);
}

/** Runs of kanji with their whole reading: 二人《ふたり》一組《いっくみ》 is one run. */
function runsOf(sentence: string): string[] {
  const runs: string[] = [];
  let end = -1;
  for (const { index, 0: all, 1: word, 2: reading } of sentence.matchAll(/([^《》]*?[\p{Script=Han}][^《》]*?)《([^《》]+)》/gu)) {
    const kanji = /[\p{Script=Han}].*$/u.exec(word ?? "")?.[0] ?? "";
    if (index === end && kanji === word) runs.push(`${runs.pop()}+${kanji}:${reading}`);
    else runs.push(`${kanji}:${reading}`);
    end = index + all.length;
  }
  return runs;
}

test("every run of kanji in 200 sentences carries a reading, and at least 98 in 100 are right", () => {
  const bare = sentences.map((sentence) => sentence.replace(/《[^《》]+》/g, ""));
  const unread = bare.filter((text) => hasKanji(marked(text).replace(/[^《》\s]+《[^《》]+》/gu, "")));
  expect(sentences.length).toBeGreaterThanOrEqual(200);
  expect(unread).toEqual([]);
  const pairs = sentences.flatMap((sentence, index) => {
    const found = new Set(runsOf(marked(bare[index]!)));
    return runsOf(sentence).map((run) => ({ run, right: found.has(run) }));
  });
  const wrong = pairs.filter(({ right }) => !right).map(({ run }) => run);
  expect(1 - wrong.length / pairs.length, wrong.join(" ")).toBeGreaterThanOrEqual(0.98);
});

test.each([
  ["取り扱い商品", "取《と》り扱《あつか》い商品《しょうひん》"],
  ["お問い合わせ", "お問《と》い合《あ》わせ"],
  ["ゴミ箱の中", "ゴミ箱《ばこ》の中《なか》"],
])("the kana of a word stand outside its reading: %s", (text, shown) => {
  expect(marked(text)).toBe(shown);
});

test.each([
  ["一日中", "一日中《いちにちじゅう》"],
  ["二十歳の人", "二十歳《はたち》の人《ひと》"],
  ["20歳以上", "20歳《はたち》以上《いじょう》"],
  ["三人と1人と11人", "三人《さんにん》と1人《ひとり》と11人《にん》"],
  ["10分、3分、15分", "10分《ぷん》、3分《ぷん》、15分《ふん》"],
  ["4月1日から1日8時間", "4月《がつ》1日《ついたち》から1日《にち》8時間《じかん》"],
  ["三か月、1ヶ月", "三《さん》か月《げつ》、1ヶ月《かげつ》"],
  ["三百六十五円", "三百六十五円《さんびゃくろくじゅうごえん》"],
  ["月25万円", "月《つき》25万《まん》円《えん》"],
  ["三階で一本", "三階《さんがい》で一本《いっぽん》"],
  ["歩いて十分、十分な休み", "歩《ある》いて十分《じゅっぷん》、十分《じゅうぶん》な休《やす》み"],
])("numbers are read with their counter: %s", (text, shown) => {
  expect(marked(text)).toBe(shown);
});

test.each([
  ["経験のある方を歓迎", "経験《けいけん》のある方《かた》を歓迎《かんげい》"],
  ["早く来た方がよい", "早《はや》く来《き》た方《ほう》がよい"],
  ["左の方", "左《ひだり》の方《ほう》"],
  ["お忙しい中", "お忙《いそが》しい中《なか》"],
  ["勤務中と世界中", "勤務《きんむ》中《ちゅう》と世界中《せかいじゅう》"],
  ["月・水・金", "月《げつ》・水《すい》・金《きん》"],
  ["年に2回", "年《ねん》に2回《かい》"],
  ["出発の後", "出発《しゅっぱつ》の後《あと》"],
])("neighbours decide: %s", (text, shown) => {
  expect(marked(text)).toBe(shown);
});

test("the mark 々 is read by what it repeats", () => {
  expect(marked("別々の嫌々")).toBe("別々《べつべつ》の嫌々《いやいや》");
});

test("a word the dictionary does not know is read kanji by kanji", () => {
  expect(marked("読識")).toBe("読《どく》識《しき》");
});

test("text without kanji has no readings", () => {
  expect(read("ひらがな、カタカナ、ABC 123 <b>&amp;</b>")).toEqual([]);
});

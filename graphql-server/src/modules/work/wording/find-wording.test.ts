import { describe, expect, it } from "vitest";
import { unlawfulWording } from "../../../testing/texts/unlawful-wording.data.ts";
import { findWording, rewriteWording } from "./find-wording.ts";
import { wordingRules } from "./wording-rules.ts";

const employment = { isEmployment: true };
const all = Object.entries(unlawfulWording).flatMap(([reason, texts]) => texts.map((text): [string, string] => [reason, text]));

describe("wording that a posting must not use", () => {
  it("is of more than sixty kinds, each with a rewrite", () => {
    expect(wordingRules.length).toBeGreaterThanOrEqual(60);
    expect(wordingRules.filter(({ rewrite }) => rewrite.trim() === "")).toEqual([]);
  });

  it.each(all)("%s: is found in %s", (reason, text) => {
    const found = findWording(text, employment);
    expect(found.map((one) => one.reason)).toContain(reason);
    for (const { found: word, start } of found) expect(text.slice(start, start + word.length)).toBe(word);
  });

  it("is gone once each rewrite is taken over", () => {
    const left = all.filter(([, text]) => findWording(rewriteWording(text, employment), employment).length > 0);
    expect(left.map(([, text]) => [text, rewriteWording(text, employment)])).toEqual([]);
  });

  it("is found by more than sixty of the rules in the texts of this test", () => {
    const used = wordingRules.filter((rule) =>
      all.some(([, text]) => findWording(text, employment).some(({ rewrite }) => rewriteOf(rule.rewrite, rewrite))),
    );
    expect(used.length).toBeGreaterThanOrEqual(60);
  });

  it("is found whatever the width, the spaces and invisible characters", () => {
    for (const text of ["女　性　限　定", "ｶﾞｰﾄﾞﾏﾝ募集", "女\u200b性\u200b限定", "３５歳以下の方"]) {
      expect([
        text,
        findWording(text, employment)
          .map(({ found }) => found)
          .join(""),
      ]).not.toEqual([text, ""]);
    }
    expect(findWording("明るい ｶﾞｰﾄﾞﾏﾝ 募集", employment)).toMatchObject([{ found: "ｶﾞｰﾄﾞﾏﾝ", start: 4, rewrite: "警備員" }]);
  });

  it("is found as often as it stands there", () => {
    expect(findWording("営業マンの募集です。\n女性歓迎、若手限定。", employment).map(({ found }) => found)).toEqual([
      "営業マン",
      "女性歓迎",
      "若手限定",
    ]);
  });

  it("does not reach over the end of a line", () => {
    expect(findWording("活躍しているのは女性\n歓迎会があります", employment)).toEqual([]);
  });

  it("about pay and insurance of employees does not concern 業務委託", () => {
    expect(findWording("完全歩合制です。", { isEmployment: false })).toEqual([]);
    expect(findWording("女性限定", { isEmployment: false })).toHaveLength(1);
  });

  it("is lawful with its exception", () => {
    const pairs = [
      ["35歳以下の方", "35歳以下の方(例外事由3号のイ、長期勤続によるキャリア形成のため)"],
      ["女性優遇", "女性優遇(均等法第8条のポジティブ・アクション)"],
      ["60歳以上の方のみ", "60歳以上の方のみ(例外事由3号のニ)"],
      ["ウェイトレス募集", "ウェイター・ウェイトレス募集"],
      ["主婦歓迎", "主婦・主夫歓迎"],
    ];
    for (const [unlawful = "", lawful = ""] of pairs) {
      expect([unlawful, findWording(unlawful, employment).length]).toEqual([unlawful, 1]);
      expect([lawful, findWording(lawful, employment)]).toEqual([lawful, []]);
    }
  });
});

/** True when a rewrite was made from that of a rule: its groups aside, the same. */
function rewriteOf(template: string, rewrite: string): boolean {
  return rewrite.startsWith(template.split("$")[0] ?? "") && rewrite.endsWith(template.split(/\$\d/).at(-1) ?? "");
}

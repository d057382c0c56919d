import { describe, expect, it } from "vitest";
import { createTokenizer } from "../../../platform/furigana/morphemes.ts";
import { findGrammar } from "./find-grammar.ts";

const tokenize = createTokenizer();
const found = (text: string) => findGrammar(tokenize, text, { isEmployment: true });
const reasons = (text: string) => [...new Set(found(text).map(({ rule }) => rule.reason))];

describe("a sentence read by its grammar", () => {
  it.each([
    ["CONDITIONS", "残った仕事は家に持ち帰ってもらいますが、手当はつきません。"],
    ["CONDITIONS", "お給料は見習いが終わってからスタートします。"],
    ["CONDITIONS", "携帯電話は寮に入ってから3か月、会社に預けていただきます。"],
    ["SEX", "女性の採用は考えておりません。"],
    ["PRIVACY", "自己破産の経験がある方は採用を控えています。"],
    ["CRIME", "お荷物をご自宅で受け取り、中身を確認せずに転送していただきます。"],
    ["CRIME", "ビザが切れている方も相談に乗ります。"],
  ])("is found for %s however it is inflected: %s", (reason, text) => {
    expect(reasons(text)).toContain(reason);
  });

  it.each([
    ["SEX", "うちは男所帯なので、女性の応募は控えていただいています。"],
    ["SEX", "ご主人の転勤の予定がある方は採用を見送らせていただいています。"],
    ["AGE", "部長より年下の方が望ましいです。"],
    ["NATIONALITY", "ネパールの方の採用は締め切りました。"],
    ["PRIVACY", "日曜の礼拝で休む方はシフトに入れません。"],
    ["PRIVACY", "過去に警察のお世話になった方は申し出てください。採用いたしません。"],
    ["HEALTH", "補聴器を使っている方は、危ないので働けません。"],
    ["CONDITIONS", "辞めるときは代わりの人を見つけてくるのがルールです。"],
    ["CONDITIONS", "紹介会社への手数料三十万円は、働きながら返していただきます。"],
    ["CRIME", "使っていない口座、ありませんか。1つ5万円で引き取ります。"],
  ])("is found for %s where a group or a term meets a stand, in any words: %s", (reason, text) => {
    expect(reasons(text)).toContain(reason);
  });

  it.each([
    "女性も男性も歓迎します。",
    "女性限定のクラスを担当します。",
    "女性を募集します（均等法の適用除外：風紀上の理由）。",
    "中国語ができる方を優遇します。",
    "35歳以下の方（長期勤続によるキャリア形成のため、期間の定めのない契約で募集）",
    "荷物を壊したときは会社の保険で払います。",
    "社会保険には入社の日から入ります。",
    "年齢は問いません。",
  ])("is left alone when it is one among others, for customers, or names its exception: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    "事故の修理代をドライバーに負担させることはありません。",
    "薬局でお客様に薬の説明をします。",
    "お子さんの急な熱のときは、遠慮なく休めます。",
    "信仰を持つ方も、持たない方も働いています。",
    "パスポートを会社が預かることはありません。",
  ])("is left alone when it denies the act or is about others: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("is pointed at in the text as typed, with full-width, half-width and hidden characters", () => {
    const text = "明るい職場です。\n残業\u200bしても、手当は\u3000つきません。";
    const [first] = found(text);
    expect(text.slice(first?.start, first?.end)).toBe("残業\u200bしても、手当は\u3000つき");
  });

  it("ends soon in a text that is nothing but candidates", () => {
    const text = "給料からいくらか引きますし、給料の話です、".repeat(1_000);
    expect(found(text.slice(0, 20_000)).length).toBeLessThan(20_000);
  });
});

import { describe, expect, it } from "vitest";
import { clauseRules } from "./clause-rules.ts";
import { findWording } from "./find-wording.ts";

const found = (text: string) => findWording(text, { isEmployment: true });

describe("a clause that a posting must not contain", () => {
  it.each([
    ["SEX", "力のある男の人を求めています。"],
    ["SEX", "男\n性\n限\n定の作業です。"],
    ["SEX", "女|性|の|み"],
    ["SEX", "ダンセイだけの しごとです。"],
    ["SEX", "josei nomi no oshigoto desu"],
    ["SEX", "近く妊娠の予定がない方をお待ちしています。"],
    ["AGE", "三十五歳以下の方を募集します。"],
    ["AGE", "平成10年以降生まれの方"],
    ["AGE", "no one over 40 please"],
    ["NATIONALITY", "ベトナム国籍の方は採用していません。"],
    ["NATIONALITY", "がいこくのひとは おことわりします。"],
    ["NATIONALITY", "日本語が母語の方に限ります。"],
    ["HEALTH", "持病のない方"],
    ["PRIVACY", "借金のある方は応募できません。"],
    ["PRIVACY", "組合に加入しないことが条件です。"],
    ["PRIVACY", "応募時に在留カードの写真をLINEで送ってください。"],
    ["CONDITIONS", "１年以内に辞めた場合は研修費を返してもらいます。"],
    ["CONDITIONS", "ざいりゅうカードは かいしゃが あずかります。"],
    ["CONDITIONS", "We keep your passport in our safe."],
    ["CONDITIONS", "社会保険は試用期間終了後に加入します。"],
    ["MISLEADING", "面接に来た方全員にアマゾンギフト券を進呈"],
    ["CRIME", "指定の家で封筒を受け取るだけ。日給5万円"],
    ["CRIME", "連絡はテレグラムで。"],
  ])("%s: %s", (reason, text) => {
    expect(found(text).map((one) => one.reason)).toContain(reason);
  });

  it("is pointed at where it stands in the text as typed", () => {
    const text = "明るい職場。ﾀﾞﾝｾｲ\u200bのみです。";
    expect(found(text)).toMatchObject([{ found: "ﾀﾞﾝｾｲ\u200bのみ", start: 6, tier: "BLOCK" }]);
  });

  it("says the law where it only asks, and stands in a law of a day", () => {
    expect(found("地域で一番の待遇です。")).toMatchObject([{ tier: "ASK", source: expect.stringContaining("5条の4") }]);
    expect(clauseRules.filter(({ source, since }) => source === "" || !/^\d{4}-\d\d-\d\d$/.test(since))).toEqual([]);
  });
});

describe("what looks like it and is lawful", () => {
  it.each([
    "女性が活躍する職場です。",
    "女性活躍推進企業です。",
    "日本語が母語でない方も歓迎します。",
    "国籍について聞かれることはありません。",
    "パスポートや在留カードを会社が預かることはありません。",
    "「男性のみ」といった募集は法律で禁止されています。",
    "35歳以下の方（長期勤続によるキャリア形成を図るため）",
    "59歳以下の方（定年が60歳のため）",
    "18歳以上の方（労働基準法により深夜業があるため）",
    "40歳未満の方（技能・ノウハウの継承のため）",
    "研修費用は全額会社が負担し、退職しても返還は求めません。",
    "お客様のパスポートを確認します。",
    "退職金制度があります。遅刻しても罰金はありません。",
    "1日5時間勤務のため休憩はありません。",
    "障害のある方の生活を支援します。",
    "闇バイトに注意してください。",
    "We never keep your passport.",
    "Japanese preferred but not required.",
  ])("%s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("a text that is made to be slow", () => {
  it("is judged whole, whatever is nested and hidden in it", () => {
    const text = `${"（「".repeat(4_990)}女\u200b性\u200b限\u200b定${"」）".repeat(4_990)}`;
    expect(found(text)).toMatchObject([{ start: 9_980, found: "女\u200b性\u200b限\u200b定" }]);
    expect(found("男性のみ。".repeat(4_000))).toHaveLength(4_000);
  });
});

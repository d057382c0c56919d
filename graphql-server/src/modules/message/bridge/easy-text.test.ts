import { describe, expect, it } from "vitest";
import { textIn } from "../phrase/phrase-text.ts";
import { phrasesOf } from "../phrase/phrases.ts";
import { easyText, factsOf } from "./easy-text.ts";

describe("plainer Japanese by rules", () => {
  it.each([
    ["履歴書を12月3日までにお送りいただけますでしょうか。", "履歴書を12月3日までに送ってもらえますか。"],
    ["履歴書を12月3日までにお送りください。", "履歴書を12月3日までに送ってください。"],
    ["ご都合をご連絡くださいますようお願いいたします。", "ご都合を連絡してください。"],
    ["ご確認いただけますと幸いです。", "確認してください。"],
    ["面接は本日15時より、会議室にて行います。", "面接は今日15時から会議室で行います。"],
    ["誠に申し訳ございませんが、夜勤はございません。", "すみませんが、夜勤はありません。"],
    ["お手数ですが、受付までお越しください。", "すみませんが、受付まで来てください。"],
    ["弊社よりご連絡いたします。", "わたしたちの会社から連絡します。"],
    ["結果はメールでお知らせいたします。", "結果はメールで知らせます。"],
    ["この度はご応募いただき、誠にありがとうございます。", "この度は応募してくださって、ありがとうございます。"],
    ["駐車場はご利用いただけません。", "駐車場は利用できません。"],
    ["電話での面接には対応いたしかねます。", "電話での面接には対応できません。"],
    ["駐車場代は月3,000円をご負担いただきます。", "駐車場代は月3,000円を負担してもらいます。"],
    ["同じ時間で差し支えございませんでしょうか。", "同じ時間で差し支えありませんか。"],
    ["書類は届きましたでしょうか。", "書類は届きましたか。"],
    ["この件につきましては、後で連絡します。", "この件については、後で連絡します。"],
    ["日頃より大変お世話になっております。", "こんにちは。"],
    ["至急ご連絡ください。", "すぐに連絡してください。"],
    ["お待ちしております。", "待っています。"],
    ["お決まりになりましたら、ご一報ください。", "お決まりになりましたら、連絡してください。"],
  ])("%s → %s", (text, easy) => {
    expect(easyText(text)).toBe(easy);
  });

  it.each([
    "面接は10時からです。",
    "社員食堂はご利用いただけますか。",
    "先月より、給与が上がりました。",
    "3か月後に正社員となります。",
    "ご希望をいただけますか。",
    "至急の用件です。",
    "『本日のご案内をお送りください』という題の資料です。",
    "ありがとうございます。",
    "おはようございます。",
    "喫煙はご遠慮ください。",
    "ご自由にお持ちください。",
    "15時より前にお答えできません。",
    "西日本日産の工場です。",
    "事務所には私にておりません。",
    "10時より早く来ないでください。",
    "どういたしまして。",
    "誠にさんが担当です。",
    "間違えかねません。",
  ])("leaves what it is not sure of: %s", (text) => {
    expect(easyText(text)).toBe(text);
  });

  it("cuts a long sentence where it says why", () => {
    expect(easyText("当日は受付に担当者がおりませんので、到着した後でこの番号にお電話ください。")).toContain("。ですから、");
  });

  it("does not cut where a condition may hold for both halves", () => {
    expect(easyText("遅れる場合は準備が必要ですので、10分前までに事務所に電話してください。")).not.toContain("ですから");
  });

  it("leaves what somebody said as it stands", () => {
    expect(easyText("受付で「面接に伺いました。よろしくお願いいたします」とお伝えください。")).toContain("「面接に伺いました。");
  });

  it("keeps numbers, days, times, names and every denial of what employers write", () => {
    const texts = phrasesOf.COMPANY.map(({ texts: all }) => textIn(all, "ja").replaceAll(/\{[a-z]+\d?\}/g, "12月3日"));
    expect(texts.length).toBeGreaterThan(40);
    for (const text of texts) expect(factsOf(easyText(text)), text).toBe(factsOf(text));
  });
});

import { describe, expect, it } from "vitest";
import { foreignWidth, percentOf, shareOf, widthOf } from "./foreign-text.ts";

const shown = (text: string, language = "vi", isName = false, isTitle = false) => ({ text, language, isName, isTitle });

describe("text in another language than its reader's", () => {
  it("is found by its letters", () => {
    expect(foreignWidth("応募する", "vi")).toBe(8);
    expect(foreignWidth("Lương cố định (固定残業代)", "vi")).toBe(10);
    expect(foreignWidth("応募する", "ja")).toBe(0);
    expect(foreignWidth("我的消息", "zh-Hans")).toBe(0);
    expect(foreignWidth("気になる求人", "zh-Hans")).toBe(12);
    expect(foreignWidth("勤務時間", "zh-Hans")).toBe(8);
    expect(foreignWidth("会员应当核对", "zh-Hans")).toBe(0);
    expect(foreignWidth("金沢市桜町", "zh-Hans")).toBe(10);
    expect(foreignWidth("登录｜求人サイト。请先登录", "zh-Hans")).toBe(10);
  });

  it("is found by the words that hold it together where the letters are the same", () => {
    expect(foreignWidth("How companies see your profile", "vi")).toBeGreaterThan(0);
    expect(foreignWidth("Xem hồ sơ của bạn", "vi")).toBe(0);
    expect(foreignWidth("Veja as vagas que você salvou", "pt-BR")).toBe(0);
    expect(foreignWidth("Lihat lowongan yang Anda simpan", "id")).toBe(0);
    expect(foreignWidth("Read this page in English", "ne")).toBeGreaterThan(0);
    expect(foreignWidth("JLPT N2", "ne")).toBe(0);
    expect(foreignWidth("Please read the terms of use", "ja")).toBeGreaterThan(0);
  });

  it("leaves out what has no language", () => {
    expect(foreignWidth("mai@example.jp", "ne")).toBe(0);
    expect(widthOf("2026-11-24 10:00")).toBe(0);
  });
});

describe("the share of a page", () => {
  it("sets names and the marked words of companies apart", () => {
    const share = shareOf([shown("Việc làm mới"), shown("ことば商事", "vi", true), shown("やさしい職場です。", "ja")], "vi");
    expect(share).toMatchObject({ own: 10, foreign: 0, names: 10, theirs: 16 });
    expect(percentOf(share)).toBe(0);
  });

  it("counts a place or a station in kanji as the site's, marked or not", () => {
    const share = shareOf([shown("Việc làm mới"), shown("新宿駅から徒歩5分", "ja"), shown("横浜市", "ja")], "vi");
    expect(share.foreign).toBe(16 + 6);
    expect(share.texts).toEqual(["新宿駅から徒歩5分", "横浜市"]);
    expect(shareOf([shown("新职位", "zh-Hans"), shown("横浜市", "ja")], "zh-Hans")).toMatchObject({ own: 12, foreign: 0, theirs: 0 });
  });

  it("sets official names beside their translation apart, and nothing else in brackets", () => {
    expect(shareOf([shown("Tư cách lưu trú (在留資格)")], "vi")).toMatchObject({ own: 12, foreign: 0, terms: 8 });
    expect(shareOf([shown("(在留資格)")], "vi")).toMatchObject({ foreign: 8, terms: 0 });
    expect(shareOf([shown("Hồ sơ (写真をえらんで、そのあとに名前も書いてください)")], "vi").foreign).toBeGreaterThan(30);
  });

  it("takes the title of a tab for what is marked on the page", () => {
    const article = shown("やさしい日本語", "ja");
    expect(shareOf([shown("やさしい日本語｜Kotoba Works", "vi", false, true), article], "vi").foreign).toBe(0);
    expect(shareOf([shown("ほかの題｜Kotoba Works", "vi", false, true), article], "vi").foreign).toBeGreaterThan(0);
  });

  it("takes easy Japanese for Japanese", () => {
    expect(shareOf([shown("しごとを さがす", "ja")], "ja-x-easy")).toMatchObject({ own: 14, foreign: 0, theirs: 0 });
  });
});

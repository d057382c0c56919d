import { expect, it } from "vitest";
import { readResumeText } from "./resume-text.ts";

const today = "2026-11-21";
const nothing = {
  ...{ familyName: null, givenName: null, familyNameKana: null, givenNameKana: null, latinName: null, birthDate: null, phone: null },
  ...{ postalCode: null, prefecture: null, city: null, addressLine: null, jlptLevel: null, education: [], workHistory: [] },
};

it("a 履歴書 gives name, birth, address, telephone, schools, employers and the passed test", () => {
  const text = [
    "履 歴 書\t2026年11月1日現在",
    "ふりがな\tぐえん てぃまい",
    "氏　名\tグエン ティ・マイ",
    "生年月日\t平成11年4月2日生 (満27歳)",
    "ふりがな\tとうきょうと しんじゅくく",
    "現住所 〒160-0023",
    "東京都新宿区西新宿2-8-1 ハイツ101",
    "電話\t090-1234-5678",
    "2014\t9\tハノイ国家大学 日本語学部 入学",
    "2018年6月 ハノイ国家大学 日本語学部 卒業",
    "2019年4月 株式会社みなと 入社",
    "2023年3月 一身上の都合により退職",
    "2023年4月 株式会社あおば 入社",
    "2022年12月 日本語能力試験 N2 合格",
  ].join("\n");
  expect(readResumeText(text, today)).toEqual({
    ...{ familyName: "グエン", givenName: "ティ・マイ", familyNameKana: "ぐえん", givenNameKana: "てぃまい", latinName: null },
    ...{ birthDate: "1999-04-02", phone: "+819012345678", postalCode: "1600023", prefecture: "13", city: "新宿区" },
    ...{ addressLine: "西新宿2-8-1 ハイツ101", jlptLevel: "N2" },
    education: [{ name: "ハノイ国家大学 日本語学部", detail: "", from: "2014-09", to: "2018-06", ending: "GRADUATED" }],
    workHistory: [
      { name: "株式会社みなと", detail: "", from: "2019-04", to: "2023-03" },
      { name: "株式会社あおば", detail: "", from: "2023-04", to: null },
    ],
  });
});

it("an English résumé gives what it says under a label", () => {
  const text = "Name: Maria Clara Santos\nDate of birth: 2 April 1999\nPhone: +81 80 1234 5678\nJLPT N3 passed (July 2024)\nAddress: Tokyo";
  expect(readResumeText(text, today)).toEqual({
    ...nothing,
    ...{ latinName: "Maria Clara Santos", birthDate: "1999-04-02", phone: "+818012345678", jlptLevel: "N3" },
  });
});

it.each([
  ["千葉県市川市八幡1-1", "12", "市川市"],
  ["三重県四日市市諏訪町1-5", "24", "四日市市"],
  ["東京都東村山市本町1-2", "13", "東村山市"],
  ["奈良県大和郡山市北郡山町248", "29", "大和郡山市"],
  ["東京都新宿区市谷本村町5", "13", "新宿区"],
  ["神奈川県横浜市中区日本大通1", "14", "横浜市中区"],
  ["東京都西多摩郡瑞穂町箱根ケ崎", "13", "西多摩郡瑞穂町"],
])("the address %s is of the town it is in", (line, prefecture, city) => {
  expect(readResumeText(`住所: ${line}`, today)).toMatchObject({ prefecture, city });
});

it("says nothing where the text says two things, an impossible one or nothing", () => {
  const twice =
    "電話 03-1234-5678\n電話 06-1234-5678\n氏名: 山田 太郎\n氏名: 佐藤 花子\n生年月日: 2030年1月1日\n日本語能力試験 N2 受験予定";
  expect(readResumeText(twice, today)).toEqual(nothing);
  expect(readResumeText("自己PR 毎日がんばっています。", today)).toEqual(nothing);
});

it("takes the mobile number of several, and a telephone number is no postal code", () => {
  expect(readResumeText("電話 03-1234-5678\n携帯電話 090-1234-5678", today)).toMatchObject({ phone: "+819012345678", postalCode: null });
});

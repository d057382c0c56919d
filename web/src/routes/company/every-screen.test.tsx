import { describe, expect, it } from "vitest";
import { aCompany } from "#testing/data.ts";
import { expectHeading } from "#testing/opens.tsx";
import { companyTable } from "./company.routes.tsx";

/** Every screen that can be opened by its address, the heading, and what there is to show. */
const screens: readonly (readonly [address: string, heading: string, found?: Record<string, unknown>])[] = [
  ["/company/login", "企業の方のログイン"],
  ["/company/password", "パスワードの再設定"],
  ["/company/password/reset", "新しいパスワード"],
  ["/company/create", "企業アカウントの登録"],
  ["/company/top", "ホーム"],
  ["/company/news/list", "お知らせ"],
  ["/company/news/n", "料金の改定", { companyNews: { title: "料金の改定" } }],
  ["/company/user/regist", "担当者の情報", { ownMember: {} }],
  ["/company/memberinfo", "企業情報"],
  ["/company/members/info/complete", "企業情報を保存しました"],
  ["/company/members", "メンバー"],
  ["/company/webhook", "システム連携（Webhook）"],
  ["/company/scout", "スカウト"],
  ["/company/members/regist", "メンバーの招待"],
  ["/company/members/creditcard", "カードの登録"],
  ["/company/plan", "プランとお支払い"],
  ["/company/unsubscribe", "退会の手続き"],
  ["/company/unsubscribe/procedure", "退会の手続き"],
  ["/company/unsubscribe/complete", "退会の手続きが完了しました"],
  ["/company/work/regist", "求人の作成"],
  ["/company/work/lists", "求人の管理"],
  ["/company/work/lists/edit/w", "介護スタッフ", { companyWork: { title: "介護スタッフ" } }],
  ["/company/entry/users", "応募者"],
  ["/company/entry/users/detail?id=e", "グエン ティ・マイ", { companyEntry: { applicant: { displayName: "グエン ティ・マイ" } } }],
  ["/company/message", "メッセージ"],
];

/** Screens that show the entries of the screen before them; their own tests walk the way to them. */
const later = ["/company/members/info/config", "/company/members/regist/config", "/company/members/regist/comp", "/company/plan/confim"];

describe("the company area", () => {
  it.each(screens.map(([address, heading, found = {}]) => ({ address, heading, found })))(
    "opens $address under the heading $heading",
    ({ address, heading, found }) => expectHeading(address, heading, { viewer: { company: aCompany }, ...found }),
  );

  it("has no screen that is not opened here or later on a way", () => {
    const opened = screens.map(([address]) =>
      address.split("?")[0]?.replace("/edit/w", "/edit/:WorkId?").replace("/news/n", "/news/:newsId"),
    );
    expect([...opened, ...later].toSorted()).toEqual(companyTable.map(({ path }) => path).toSorted());
  });
});

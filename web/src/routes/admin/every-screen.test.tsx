import { describe, expect, it } from "vitest";
import { anOwner } from "#testing/data.ts";
import { expectHeading } from "#testing/opens.tsx";
import { adminTable } from "./admin.routes.tsx";

/** Every screen with an address as it is used, the heading, and what there is to show. */
const screens: readonly (readonly [address: string, heading: string, found?: Record<string, unknown>])[] = [
  ["/admin/login", "管理者ログイン"],
  ["/admin/api_key", "APIキー"],
  ["/admin/oauth_client", "連携アプリ"],
  ["/admin/client_operation", "外部アプリの操作"],
  ["/admin/home", "ホーム"],
  ["/admin/admin_user", "管理者"],
  ["/admin/admin_user/new", "管理者を招待する"],
  ["/admin/admin_user/detail?id=a", "石井 直子", { adminUser: { name: "石井 直子" } }],
  ["/admin/audit", "操作の記録"],
  ["/admin/system", "システムの状態"],
  ["/admin/unsent_mail", "届かなかったメール"],
  ["/admin/news", "お知らせ・コラム"],
  ["/admin/news/create", "新しく書く"],
  ["/admin/news/edit?id=n", "夏の休業", { adminNews: { title: "夏の休業" } }],
  ["/admin/user", "求職者"],
  ["/admin/user/detail?id=s", "グエン ティ・マイ", { adminSeeker: { seeker: { name: "グエン ティ・マイ" } } }],
  ["/admin/company", "企業"],
  ["/admin/company/detail?id=c", "みなとの風福祉会", { adminCompany: { name: "みなとの風福祉会" } }],
  ["/admin/company/bank_payment", "入金"],
  ["/admin/company/bank_payment/edit?file=f", "11月.csv", { bankFile: { fileName: "11月.csv" } }],
  ["/admin/user/message", "求職者へのメッセージ"],
  ["/admin/user/message/detail?id=t", "面接のご案内", { operatorThread: { audience: "SEEKER", subject: "面接のご案内" } }],
  ["/admin/user/message/create", "求職者へ書く"],
  ["/admin/user/message/create_reply?id=t", "返信", { operatorThread: { audience: "SEEKER" } }],
  ["/admin/scout", "スカウト"],
  ["/admin/company/photo", "職場の写真の確認"],
  ["/admin/company/message", "企業へのメッセージ"],
  ["/admin/company/message/detail?id=t", "請求のご案内", { operatorThread: { audience: "COMPANY", subject: "請求のご案内" } }],
  ["/admin/company/message/create", "企業へ書く"],
  ["/admin/company/message/create_reply?id=t", "返信", { operatorThread: { audience: "COMPANY" } }],
  ["/admin/message", "全メッセージ"],
  ["/admin/message/download", "メッセージの書き出し"],
  ["/admin/test", "テストの管理"],
  ["/admin/movie", "動画"],
  ["/admin/movie/create", "動画を追加する"],
  ["/admin/movie/edit?id=m", "て形の練習", { adminMovie: { title: "て形の練習" } }],
  ["/admin/work/report", "求人への通報"],
  ["/admin/inquiry", "問い合わせ"],
  ["/admin/inquiry/detail?id=i", "Q-0012", { inquiry: { ticket: "Q-0012" } }],
  ["/admin/complaint", "苦情の記録"],
  ["/admin/complaint/detail?id=k", "K-0003", { complaint: { number: "K-0003" } }],
  ["/admin/complaint/create", "苦情を記録する"],
  ["/admin/incident", "個人データの事故"],
  ["/admin/incident/detail?id=d", "D-2026-0001", { dataIncident: { number: "D-2026-0001" } }],
  ["/admin/incident/create", "事故を記録する"],
  ["/admin/settings", "運営設定"],
  ["/admin/report", "事業概況報告"],
  ["/admin/work", "求人の審査"],
  ["/admin/work/edit?id=w", "介護スタッフ", { adminWork: { title: "介護スタッフ" } }],
];

describe("the back office", () => {
  it.each(screens.map(([address, heading, found = {}]) => ({ address, heading, found })))(
    "opens $address under the heading $heading",
    ({ address, heading, found }) => expectHeading(address, heading, { viewer: { admin: anOwner }, ...found }),
  );

  it("has no screen that is not opened here", () => {
    expect(screens.map(([address]) => address.split("?")[0]).toSorted()).toEqual(adminTable.map(({ path }) => path).toSorted());
  });
});

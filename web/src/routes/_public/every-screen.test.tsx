import { describe, expect, it } from "vitest";
import { expectHeading } from "#testing/opens.tsx";
import { publicTable } from "./public.routes.tsx";

const page = (title: string) => ({ sitePage: { title } });

/** Every screen that can be opened by its address, the heading, and what there is to show. */
const screens: readonly (readonly [address: string, heading: string, found?: Record<string, unknown>])[] = [
  ["/", "あなたの 「ことば」で、 日本で働く。"],
  ["/log-in", "ログイン"],
  ["/register", "会員登録"],
  ["/register/complete", "メールをお送りしました"],
  ["/japanesejob", "日本語を使う求人"],
  ["/japanesejob/w", "介護スタッフ", { work: { title: "介護スタッフ" } }],
  ["/japanesejob/company/c", "みなとの風福祉会", { publicCompany: { name: "みなとの風福祉会" } }],
  ["/about", "ことばワークスについて", page("ことばワークスについて")],
  ["/about_for_company", "採用ご担当の方へ", page("採用ご担当の方へ")],
  ["/contact", "お問い合わせ"],
  ["/faq", "よくある質問"],
  ["/terms", "利用規約", page("利用規約")],
  ["/privacypolicy", "個人情報の扱い", page("個人情報の扱い")],
  ["/law", "法律に基づく表示", page("法律に基づく表示")],
  ["/company_info", "運営者", page("運営者")],
  ["/accessibility", "ウェブアクセシビリティ方針", page("ウェブアクセシビリティ方針")],
  ["/data_sharing", "外部送信について", page("外部送信について")],
  ["/exam", "日本語力測定テスト"],
  ["/verify/c", "証明書の確認"],
  ["/news", "お知らせ"],
  ["/news_detail?id=n", "夏の休業", { newsItem: { news: { title: "夏の休業" } } }],
  ["/column", "コラム"],
  ["/news_detail2?id=n", "面接の服", { newsItem: { news: { title: "面接の服" } } }],
  ["/password/send_reset_email", "パスワードの再設定"],
  ["/password/reset", "新しいパスワード"],
  ["/user/signup", "このリンクは使えません"],
  ["/user/signup/complete", "登録が終わりました"],
  ["/email_change?token=t", "新しいメールアドレスの確認"],
  ["/log-in/return?code=c&state=s", "ログインしています", { finishProviderVisit: { outcome: null, errors: [] } }],
  ["/404", "ページが見つかりません"],
];

/** A screen that shows the entries of the form before it; its own test walks the way to it. */
const later = ["/contact_confirm"];

describe("the public site", () => {
  it.each(screens.map(([address, heading, found = {}]) => ({ address, heading, found })))(
    "opens $address under the heading $heading",
    ({ address, heading, found }) => expectHeading(address, heading, found),
  );

  it("has no screen that is not opened here or later on a way", () => {
    const opened = screens.map(([address]) =>
      address
        .split("?")[0]
        ?.replace(/company\/c$/, "company/:companyId")
        .replace("/japanesejob/w", "/japanesejob/:workId")
        .replace("/verify/c", "/verify/:code"),
    );
    expect([...opened, ...later].toSorted()).toEqual(publicTable.map(({ path }) => path).toSorted());
  });
});

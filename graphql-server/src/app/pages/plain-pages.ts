import { escapeUTF8 as escapeHtml } from "entities/escape";
import { type PageContent, siteName } from "./page-head.ts";

interface PlainPage {
  title: string;
  description: string;
  /** True when search engines should know it. */
  indexed: boolean;
}

/** Public pages whose head does not depend on data, by pattern. */
export const plainPages: Readonly<Record<string, PlainPage>> = {
  "/register": {
    title: "会員登録",
    description: "メールアドレスだけで登録を始められます。求人の検索、応募、メッセージはずっと無料です。",
    indexed: true,
  },
  "/log-in": { title: "ログイン", description: "ことばワークスにログインします。", indexed: false },
  "/register/complete": { title: "メールを送信しました", description: "届いたメールのリンクから登録を続けてください。", indexed: false },
  "/user/signup": { title: "会員情報の登録", description: "会員情報を登録します。", indexed: false },
  "/user/signup/complete": { title: "登録が完了しました", description: "会員登録が完了しました。", indexed: false },
  "/exam": {
    title: "日本語力測定テスト",
    description: "仕事で使う日本語の力を、N5からN1のめやすで測る無料のテストです。登録なしで例題を試せます。",
    indexed: true,
  },
  "/verify/:code": { title: "証明書の確認", description: "日本語力測定の証明書が有効かどうかを確かめます。", indexed: false },
  "/contact": { title: "お問い合わせ", description: "ご質問、ご意見をお送りください。", indexed: true },
  "/contact_confirm": { title: "お問い合わせ内容の確認", description: "入力内容を確認します。", indexed: false },
  "/password/send_reset_email": { title: "パスワードの再設定", description: "再設定のメールを送ります。", indexed: false },
  "/company/password": { title: "パスワードの再設定（企業）", description: "再設定のメールを送ります。", indexed: false },
  "/company/password/reset": { title: "新しいパスワード（企業）", description: "新しいパスワードを設定します。", indexed: false },
  "/password/reset": { title: "新しいパスワード", description: "新しいパスワードを設定します。", indexed: false },
};

/** A page of that table; undefined for a pattern that is not in it. */
export function plainPage(pattern: string): PageContent | undefined {
  const page = plainPages[pattern];
  if (!page) return undefined;
  const { title, description, indexed } = page;
  return {
    status: 200,
    head: { title: `${title}｜${siteName}`, description, ...(indexed && { canonical: pattern }) },
    content: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></main>`,
  };
}

/** Titles of the signed-in areas, whose pages no search engine should index. */
const areaTitles = { public: siteName, user: "マイページ", company: "企業管理画面", admin: "管理画面" } as const;

/** A page of a signed-in area: the site shows it or the way to sign in. */
export function areaPage(area: keyof typeof areaTitles): PageContent {
  const title = areaTitles[area];
  return { status: 200, head: { title: `${title}｜${siteName}`, description: title }, content: "" };
}

/** The answer to an address that is not known. */
export function notFoundPage(): PageContent {
  return {
    status: 404,
    head: { title: `ページが見つかりません｜${siteName}`, description: "お探しのページは見つかりませんでした。" },
    content: `<main><h1>ページが見つかりません</h1><p><a href="/">トップページへ</a></p></main>`,
  };
}

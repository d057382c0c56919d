import type { PageWords } from "./page-words.ts";

const siteName = "ことばワークス";
const titled = (title: string) => `${title}｜${siteName}`;

/** What pages say in Japanese. */
export const japaneseWords: PageWords = {
  siteName,
  titled,
  top: {
    title: `${siteName}｜日本語を使う仕事の求人サイト`,
    description:
      "日本語レベル・在留資格・勤務地から、日本で働く仕事を探せる求人サイトです。求人の検索、応募、企業とのメッセージは無料で利用できます。",
  },
  list: (name) => {
    const heading = name ? `${name}の求人一覧` : "日本語を使う仕事の求人一覧";
    const description = `${heading}。日本語レベル（N5〜N1）、勤務地、職種、雇用形態、給与から仕事を探せます。在留資格と応募条件も求人ごとに確認できます。`;
    return { title: heading, description };
  },
  company: (name) => ({ title: `${name}の求人`, description: `${name}が募集している仕事と、会社のことです。` }),
  news: {
    NEWS: {
      title: "お知らせ",
      description: "ことばワークスからの、サービスと制度についてのお知らせです。",
    },
    COLUMN: {
      title: "コラム",
      description: "日本で、日本語を使って働く人のためのコラムです。仕事の探し方、在留資格、暮らしの手続きをわかりやすく説明します。",
    },
  },
  goneNews: { title: "公開が終わりました", description: "このページの公開は終わりました。" },
  plain: {
    register: {
      title: "会員登録",
      description: "メールアドレスだけで登録を始められます。求人の検索、応募、メッセージはずっと無料です。",
    },
    signIn: { title: "ログイン", description: "ことばワークスにログインします。" },
    registered: { title: "メールを送信しました", description: "届いたメールのリンクから登録を続けてください。" },
    signUp: { title: "会員情報の登録", description: "会員情報を登録します。" },
    signedUp: { title: "登録が完了しました", description: "会員登録が完了しました。" },
    exam: {
      title: "日本語力測定テスト",
      description: "仕事で使う日本語の力を、N5からN1のめやすで測る無料のテストです。登録なしで例題を試せます。",
    },
    verify: { title: "証明書の確認", description: "日本語力測定の証明書が有効かどうかを確かめます。" },
    contact: { title: "お問い合わせ", description: "ご質問、ご意見をお送りください。" },
    contactConfirm: { title: "お問い合わせ内容の確認", description: "入力内容を確認します。" },
    requestPassword: { title: "パスワードの再設定", description: "再設定のメールを送ります。" },
    resetPassword: { title: "新しいパスワード", description: "新しいパスワードを設定します。" },
  },
  ownPages: "マイページ",
  notFound: {
    title: "ページが見つかりません",
    description: "お探しのページは見つかりませんでした。",
  },
  faq: {
    title: "よくある質問",
    description: "会員登録、応募、日本語の試験、退会、企業の求人掲載について、よくある質問と回答をまとめました。",
  },
};

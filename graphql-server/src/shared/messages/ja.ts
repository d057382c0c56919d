import type { MessageCatalogue } from "./message-of.ts";
import { workTextsIn } from "./work-texts.ts";

/** Error texts in Japanese: what happened and what to do. Every code of the product stands here. */
export const ja: MessageCatalogue = {
  REQUIRED: "入力してください。",
  INVALID: "入力内容を確認してください。",
  TOO_LONG: "{maximum}文字以内で入力してください。",
  TOO_SHORT: "{minimum}文字以上で入力してください。",
  OUT_OF_RANGE: "数値の範囲を確認してください。",
  NOT_FOUND: "見つかりませんでした。削除されたか、表示できないものです。",
  STALE_VERSION: "ほかの画面で更新されています。最新の内容を読み込んでから、もう一度操作してください。",
  ILLEGAL_TRANSITION: "いまの状態からは変更できません。変更できる状態：{legal}",
  FORBIDDEN: "この操作を行う権限がありません。",
  UNAUTHENTICATED: "ログインしてください。",
  RATE_LIMITED: "操作の回数が多すぎます。{seconds}秒後にもう一度お試しください。",
  INVALID_EMAIL: "メールアドレスの形式を確認してください。",
  BUSY: "ただいま混み合っています。少し待ってからもう一度お試しください。（受付番号：{reference}）",
  INTERNAL: "サーバーで問題が発生しました。時間をおいてもう一度お試しください。（受付番号：{reference}）",
  ...workTextsIn(0),
};

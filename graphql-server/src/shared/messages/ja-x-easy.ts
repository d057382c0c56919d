import type { MessageCatalogue } from "./message-of.ts";
import { workTextsIn } from "./work-texts.ts";

/** Error texts in やさしい日本語: short sentences, です・ます, no double negatives. */
export const jaEasy: MessageCatalogue = {
  REQUIRED: "ここに 書いて ください。",
  INVALID: "書いた ことを 見て ください。正しく ありません。",
  TOO_LONG: "{maximum}文字までで 書いて ください。",
  TOO_SHORT: "{minimum}文字より 長く 書いて ください。",
  OUT_OF_RANGE: "数字を 見て ください。大きすぎるか、小さすぎます。",
  NOT_FOUND: "ありません。もう 消えたか、見ることが できません。",
  STALE_VERSION: "ほかの 画面で 変わりました。もう一度 開いて ください。",
  ILLEGAL_TRANSITION: "今は 変えることが できません。できること：{legal}",
  FORBIDDEN: "あなたは これを することが できません。",
  UNAUTHENTICATED: "ログインして ください。",
  RATE_LIMITED: "回数が 多いです。{seconds}秒 待って ください。",
  INVALID_EMAIL: "メールアドレスを 見て ください。正しく ありません。",
  BUSY: "今 こんでいます。少し 待って、もう一度 して ください。（番号：{reference}）",
  INTERNAL: "サーバーで 問題が ありました。少し 待って、もう一度 して ください。（番号：{reference}）",
  ...workTextsIn(1),
};

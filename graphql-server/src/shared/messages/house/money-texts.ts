import type { HouseTexts } from "./house-table.ts";

/** Texts of the codes that the books of the back office answer: Japanese, やさしい日本語, English. */
export const moneyTexts = {
  DATE_IN_FUTURE: ["未来の日付は入力できません。", "これからの 日は 書けません。", "The day must not be in the future."],
  DATE_TOO_OLD: ["3年より前の日付は入力できません。", "3年より 前の 日は 書けません。", "The day must be within the last three years."],
  INVOICE_VOID: ["この請求書は取り消されています。", "この 請求書は もう 使えません。", "This invoice has been cancelled."],
  INVOICE_BY_CARD: [
    "カード払いの請求書です。振込の入金は記録できません。",
    "カードで はらう 請求書です。ふりこみは 書けません。",
    "This invoice is paid by card; a transfer cannot be recorded for it.",
  ],
  INVOICE_HAS_MONEY: [
    "入金があるため取り消せません。先に入金の消し込みを取り消してください。",
    "お金が 入って いるので 取り消せません。先に お金を はずして ください。",
    "Money has come in for this invoice. Take the payment off it first.",
  ],
  INVOICE_NOT_PAID: [
    "領収書は、全額が入金されてから発行できます。",
    "お金が ぜんぶ 入ってから 領収書を 出せます。",
    "A receipt can be issued once the invoice is paid in full.",
  ],
  MORE_THAN_REST: [
    "入金の残りは{rest}円です。それ以下の金額にしてください。",
    "のこりは {rest}円です。それより 少なく して ください。",
    "Only {rest} yen of this payment are left. Choose that or less.",
  ],
  PREVIEW_CHANGED: [
    "確認の後に請求書か入金が変わりました。内容を読み込み直して、もう一度確認してください。",
    "見たあとに 内容が 変わりました。もう一度 見て ください。",
    "Invoices or payments changed since the preview. Load it again and check.",
  ],
  ALREADY_REFUNDED: [
    "この購入は返金済みか、返金の手続き中です。",
    "この お金は もう 返したか、返して いる ところです。",
    "This purchase has been refunded already, or its refund is on its way.",
  ],
  REFUND_NOT_LAWFUL: [
    "この理由では返金できません。支払い済みで、8日以内かつ未使用であることを確認してください。",
    "この わけでは お金を 返せません。買ってから 8日と、使って いないかを 見て ください。",
    "This cause does not hold: the purchase must be paid, within 8 days and unused.",
  ],
  REFUND_REFUSED: [
    "決済会社が返金を受け付けませんでした。カードが使えるか、決済会社の管理画面で確認してください。",
    "カードの 会社が お金を 返しませんでした。カードの 会社の 画面を 見て ください。",
    "The payment provider did not carry out the refund. Look at the charge at the provider.",
  ],
  ZENGIN_EMPTY: ["ファイルに内容がありません。", "ファイルの 中に 何も ありません。", "The file is empty."],
  ZENGIN_TOO_MANY: [
    "明細が多すぎます。20,000件以下のファイルに分けてください。",
    "多すぎます。20,000より 少なく して ください。",
    "Too many records. Split the file into parts of at most 20,000.",
  ],
  ZENGIN_LENGTH: [
    "{line}行目：1件が200バイトではありません。全銀形式（200バイト固定長）のファイルを選んでください。",
    "{line}行目：200バイトでは ありません。全銀の ファイルを えらんで ください。",
    "Line {line}: the record does not have 200 bytes. Choose a file in the Zengin (全銀) fixed-length format.",
  ],
  ZENGIN_CHARACTER: [
    "{line}行目：半角の英数字とカタカナ以外の文字があります。文字コードをJIS（Shift_JIS）で出力してください。",
    "{line}行目：使えない 文字が あります。",
    "Line {line}: characters other than half-width letters and katakana. Export the file in JIS (Shift_JIS).",
  ],
  ZENGIN_ORDER: [
    "{line}行目：レコードの順序が正しくありません（ヘッダー1・データ2・トレーラー8・エンド9）。",
    "{line}行目：じゅんばんが ちがいます。",
    "Line {line}: records are out of order (header 1, data 2, trailer 8, end 9).",
  ],
  ZENGIN_KIND: [
    "{line}行目：振込入金通知（01）または入出金取引明細（03）のJISコードのファイルではありません。",
    "{line}行目：ファイルの しゅるいが ちがいます。",
    "Line {line}: not a 振込入金通知 (01) or 入出金取引明細 (03) in JIS code.",
  ],
  ZENGIN_NUMBER: ["{line}行目：金額を読み取れません。", "{line}行目：お金の 数が 読めません。", "Line {line}: the amount cannot be read."],
  ZENGIN_DATE: [
    "{line}行目：日付（和暦YYMMDD）が正しくないか、古すぎるか、先の日付です。",
    "{line}行目：日が 正しく ありません。",
    "Line {line}: the day (era, YYMMDD) is wrong, too old or in the future.",
  ],
  ZENGIN_TOTAL: [
    "{line}行目：合計の件数または金額が明細と一致しません。ファイルが途中で切れていないか確認してください。",
    "{line}行目：合計が 合いません。",
    "Line {line}: count or sum of the trailer differ from the records. Check that the file is complete.",
  ],
} as const satisfies HouseTexts;

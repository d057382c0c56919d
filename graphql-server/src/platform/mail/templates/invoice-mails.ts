import type { HouseMailTemplate } from "../mail-template.ts";

/** An invoice; money in yen. */
type InvoiceParams = { company: string; number: string; total: number };

const yen = (value: number, locale: string) =>
  locale === "en" ? `${value.toLocaleString("en-US")} yen` : `${value.toLocaleString("ja-JP")}円`;

/** To owners: money has come in for an invoice. */
export const invoicePaidMail: HouseMailTemplate<InvoiceParams & { paid: number; open: number; over: number }> = (
  { company, number, total, paid, open, over },
  locale,
  url,
) => {
  const english = locale === "en";
  const easy = locale === "ja-x-easy";
  const facts = english
    ? [`Invoice: ${number}`, `Total: ${yen(total, locale)}`, `Received so far: ${yen(paid, locale)}`]
    : [`請求書番号：${number}`, `請求金額：${yen(total, locale)}`, `入金額の合計：${yen(paid, locale)}`];
  if (open > 0) facts.push(english ? `Still open: ${yen(open, locale)}` : `残り：${yen(open, locale)}`);
  if (over > 0) {
    const words = {
      en: "Paid too much, kept for you",
      ja: "多くお振り込みいただいた額（お預かりしています）",
      "ja-x-easy": "多く はらった お金",
    }[locale];
    facts.push(`${words}${english ? ": " : "："}${yen(over, locale)}`);
  }
  const thanks = easy ? "お金が 入りました。ありがとう ございます。" : "お振り込みを確認しました。ありがとうございます。";
  return {
    subject: english ? "[Kotoba Works] Payment received" : `【ことばワークス】${easy ? "お金が 入りました" : "ご入金を確認しました"}`,
    paragraphs: [english ? company : `${company} 御中`, english ? "We received your transfer. Thank you." : thanks, facts.join("\n")],
    action: { label: english ? "Plan and payments" : "プランとお支払いを見る", url: url("/company/plan") },
  };
};

/** To owners: the day of an invoice is over and nothing has come in. */
export const invoiceOverdueMail: HouseMailTemplate<InvoiceParams> = ({ company, number, total }, locale, url) => {
  const english = locale === "en";
  const easy = locale === "ja-x-easy";
  const text = easy
    ? "お金を はらう 日が すぎました。はやく ふりこんで ください。14日 すぎても はらわないと、プランは 次の 月に 終わります。もう ふりこんだ 人は、この メールを わすれて ください。"
    : "お支払い期限を過ぎていますが、ご入金を確認できていません。お手数ですが、お振り込みをお願いいたします。期限から14日を過ぎてもご入金がない場合、プランは次回の更新日に終了します。行き違いの場合はご容赦ください。";
  const facts = english
    ? [`Invoice: ${number}`, `Total: ${yen(total, locale)}`]
    : [`請求書番号：${number}`, `請求金額：${yen(total, locale)}`];
  return {
    subject: english
      ? "[Kotoba Works] Your invoice is overdue"
      : `【ことばワークス】${easy ? "お金を はらって ください" : "お支払い期限を過ぎています"}`,
    paragraphs: [
      english ? company : `${company} 御中`,
      english
        ? "The due date has passed and we have not received your transfer. If nothing comes in within 14 days of the due date, the plan ends on its next renewal day. If your transfer is on its way, please ignore this mail."
        : text,
      facts.join("\n"),
    ],
    action: { label: english ? "Plan and payments" : "プランとお支払いを見る", url: url("/company/plan") },
  };
};

/** To owners: an invoice was taken back. */
export const invoiceVoidMail: HouseMailTemplate<InvoiceParams & { reason: string }> = ({ company, number, total, reason }, locale, url) => {
  const english = locale === "en";
  const easy = locale === "ja-x-easy";
  const text = easy ? "請求書を 取り消しました。お金は はらわなくて いいです。" : "次の請求書を取り消しました。お支払いは不要です。";
  const facts = english
    ? [`Invoice: ${number}`, `Total: ${yen(total, locale)}`, `Reason: ${reason}`]
    : [`請求書番号：${number}`, `請求金額：${yen(total, locale)}`, `理由：${reason}`];
  return {
    subject: english ? "[Kotoba Works] An invoice was cancelled" : "【ことばワークス】請求書の取り消しのお知らせ",
    paragraphs: [
      english ? company : `${company} 御中`,
      english ? "We cancelled this invoice. Nothing is to be paid." : text,
      facts.join("\n"),
    ],
    action: { label: english ? "Plan and payments" : "プランとお支払いを見る", url: url("/company/plan") },
  };
};

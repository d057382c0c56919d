import type { HouseMailTemplate } from "../mail-template.ts";

/** A plan by its code. */
type PlanParams = { company: string; plan: string };

/** The bill for a plan, with tax in yen; `due` is a day, null when nothing is left to be done. */
type PlanInvoiceParams = PlanParams & { total: number; number: string; due: string | null };

const planNames: Readonly<Record<string, readonly [string, string]>> = {
  FREE: ["フリー", "Free"],
  STANDARD: ["スタンダード", "Standard"],
  PREMIUM: ["プレミアム", "Premium"],
};

interface Words {
  subject: string;
  text: string;
}

/** `label` names the line with the plan. */
function planMail<P extends PlanParams>(
  words: { ja: Words; easy: Words; en: Words },
  label = { ja: "プラン", en: "Plan" },
): HouseMailTemplate<P> {
  return (params, locale, url) => {
    const english = locale === "en";
    const { subject, text } = { ja: words.ja, "ja-x-easy": words.easy, en: words.en }[locale];
    return {
      subject: english ? `[Kotoba Works] ${subject}` : `【ことばワークス】${subject}`,
      paragraphs: [english ? params.company : `${params.company} 御中`, text, factsOf(params, english, label)].filter(Boolean),
      action: { label: english ? "Plan and payments" : "プランとお支払いを見る", url: url("/company/plan") },
    };
  };
}

function factsOf(params: PlanParams & Partial<PlanInvoiceParams>, english: boolean, label: { ja: string; en: string }): string {
  const plan = planNames[params.plan]?.[english ? 1 : 0] ?? "";
  const lines = [english ? `${label.en}: ${plan}` : `${label.ja}：${plan}`];
  if (params.number) lines.push(english ? `Invoice: ${params.number}` : `請求書番号：${params.number}`);
  if (params.total) {
    const total = params.total.toLocaleString("ja-JP");
    lines.push(english ? `Total: ${total} yen (tax included)` : `金額：${total}円（税込）`);
  }
  if (params.due) lines.push(english ? `Pay by: ${params.due}` : `お支払期限：${params.due}`);
  return lines.join("\n");
}

/** To owners: the plan is paid by card. */
export const planPaidMail = planMail<PlanInvoiceParams>({
  ja: { subject: "お支払いが完了しました", text: "プランの料金をカードで決済しました。" },
  easy: { subject: "お金を はらいました", text: "プランの お金を カードで はらいました。" },
  en: { subject: "Payment complete", text: "The card was charged for your plan." },
});

/** To owners: an invoice to be paid by transfer. */
export const planInvoicedMail = planMail<PlanInvoiceParams>({
  ja: {
    subject: "請求書を発行しました",
    text: "期限までに、請求書に記載の口座へお振り込みください。請求書（PDF）は次のページにあります。",
  },
  easy: { subject: "請求書を 出しました", text: "この日までに お金を ふりこんで ください。請求書は 次の ページに あります。" },
  en: {
    subject: "Your invoice",
    text: "Please transfer the amount to the account on the invoice by the date below. The invoice (PDF) is on your plan page.",
  },
});

/** To owners: the card was refused. */
export const planPastDueMail = planMail<PlanInvoiceParams>({
  ja: {
    subject: "カードで決済できませんでした",
    text: "プランの料金をカードで決済できませんでした。カードをご確認ください。新しいカードを登録すると、すぐにもう一度決済します。期限までに決済できないと、フリープランに変わります。",
  },
  easy: {
    subject: "カードが 使えませんでした",
    text: "カードを 見て ください。新しい カードを 登録して ください。この日までに はらわないと、フリープランに なります。",
  },
  en: {
    subject: "Your card was refused",
    text: "We could not charge the card for your plan. Please check it; a new card is tried as soon as you save it. If nothing is paid by the date below, your company moves to the free plan.",
  },
});

/** To owners: the plan ended. */
export const planEndedMail = planMail<PlanParams>(
  {
    ja: {
      subject: "フリープランに変わりました",
      text: "有料プランが終了し、フリープランに変わりました。掲載中の求人はそのまま掲載されます。",
    },
    easy: { subject: "フリープランに なりました", text: "お金を はらう プランが 終わりました。出している 仕事は そのままです。" },
    en: { subject: "You are on the free plan now", text: "Your paid plan has ended. Works that are published stay published." },
  },
  { ja: "終わったプラン", en: "Plan that ended" },
);

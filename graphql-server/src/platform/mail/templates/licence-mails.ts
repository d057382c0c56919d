import type { MailTemplate } from "../mail-template.ts";

/** To the seeker: the order is paid. */
export const licencePaidMail: MailTemplate<{ product: string; price: number; receipt: string }> = (params, locale, url) => {
  const price = params.price.toLocaleString("ja-JP");
  const action = (label: string) => ({ label, url: url("/user/licence/purchase") });
  if (locale === "en") {
    return {
      subject: `[Kotoba Works] Thank you for your purchase: ${params.product}`,
      paragraphs: [
        "Your payment is complete.",
        `${params.product}\n${price} yen (tax included)\nReceipt no. ${params.receipt}`,
        "The licence can be used now. Searching and applying for works is free, as always.",
      ],
      action: action("Open the receipt"),
    };
  }
  const easy = locale === "ja-x-easy";
  return {
    subject: `【ことばワークス】ご購入ありがとうございます：${params.product}`,
    paragraphs: [
      easy ? "お金を はらいました。ありがとうございます。" : "お支払いが完了しました。ありがとうございます。",
      `${params.product}\n${price}円（税込）\n領収書番号：${params.receipt}`,
      easy
        ? "今から 使うことが できます。仕事を さがすこと、応募することは、いつも 無料です。"
        : "今からご利用いただけます。求人の検索・応募・連絡は、これまでどおり無料です。",
    ],
    action: action(easy ? "領収書を 見る" : "領収書を見る"),
  };
};

/** The amount of a purchase that was refunded, in yen; `isWhole` is 1 when nothing of it is left. */
type RefundParams = { product: string; amount: number; number: string; isWhole: 0 | 1 };

/** To the seeker: money of a licence went back to the card. */
export const licenceRefundedMail: MailTemplate<RefundParams> = (params, locale, url) => {
  const amount = params.amount.toLocaleString("ja-JP");
  const [isWhole, english, easy] = [params.isWhole === 1, locale === "en", locale === "ja-x-easy"];
  const action = (label: string) => ({ label, url: url("/user/licence/purchase") });
  if (english) {
    return {
      subject: `[Kotoba Works] Refund: ${params.product}`,
      paragraphs: [
        "We have given the money back to the card you paid with. The card company shows it within some days, or on a later bill.",
        `${params.product}\nRefund: ${amount} yen (tax included)\nReturn invoice no. ${params.number}`,
        ...(isWhole ? ["The licence has ended."] : []),
      ],
      action: action("Open your purchases"),
    };
  }
  return {
    subject: `【ことばワークス】返金のお知らせ：${params.product}`,
    paragraphs: [
      easy
        ? "はらった カードに お金を 返しました。カードの 会社から もどるまで 何日か かかります。"
        : "お支払いのカードへ返金しました。カード会社での反映には数日から次回以降の請求までかかることがあります。",
      `${params.product}\n返金額：${amount}円（税込）\n適格返還請求書番号：${params.number}`,
      ...(isWhole ? [easy ? "この ライセンスは もう 使えません。" : "このライセンスは終了しました。"] : []),
    ],
    action: action(easy ? "買った ものを 見る" : "購入の履歴を見る"),
  };
};

import type { MailTemplate } from "../mail-template.ts";

/** To the seeker: the order is paid. */
export const licencePaidMail: MailTemplate = (params, locale, url) => {
  const price = Number(params["price"]).toLocaleString("ja-JP");
  const action = (label: string) => ({ label, url: url("/user/licence/purchase") });
  if (locale === "en") {
    return {
      subject: `[Kotoba Works] Thank you for your purchase: ${params["product"]}`,
      paragraphs: [
        "Your payment is complete.",
        `${params["product"]}\n${price} yen (tax included)\nReceipt no. ${params["receipt"]}`,
        "The licence can be used now. Searching and applying for works is free, as always.",
      ],
      action: action("Open the receipt"),
    };
  }
  const easy = locale === "ja-x-easy";
  return {
    subject: `【ことばワークス】ご購入ありがとうございます：${params["product"]}`,
    paragraphs: [
      easy ? "お金を はらいました。ありがとうございます。" : "お支払いが完了しました。ありがとうございます。",
      `${params["product"]}\n${price}円（税込）\n領収書番号：${params["receipt"]}`,
      easy
        ? "今から 使うことが できます。仕事を さがすこと、応募することは、いつも 無料です。"
        : "今からご利用いただけます。求人の検索・応募・連絡は、これまでどおり無料です。",
    ],
    action: action(easy ? "領収書を 見る" : "領収書を見る"),
  };
};

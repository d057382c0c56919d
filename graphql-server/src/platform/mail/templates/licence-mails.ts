import { type Locale, languages } from "../../../shared/locale.ts";
import type { MailTemplate } from "../mail-template.ts";
import { readerMail } from "./reader-mail.ts";

const purchases = "/user/licence/purchase";

function numberIn(locale: Locale, value: number): string {
  return value.toLocaleString(languages[locale].intl);
}

/** To the seeker: the order is paid. */
export const licencePaidMail: MailTemplate<{ product: string; price: number; receipt: string }> = (
  { product, price, receipt },
  locale,
  url,
) => readerMail("licence-paid", { params: { product, yen: numberIn(locale, price), receipt }, locale, url: url(purchases) });

/** The amount of a purchase that was refunded, in yen; `isWhole` is 1 when nothing of it is left. */
type RefundParams = { product: string; amount: number; number: string; isWhole: 0 | 1 };

/** To the seeker: money of a licence went back to the card. */
export const licenceRefundedMail: MailTemplate<RefundParams> = ({ product, amount, number, isWhole }, locale, url) => {
  const params = { product, yen: numberIn(locale, amount), number, isWhole: isWhole === 1 };
  return readerMail("licence-refunded", { params, locale, url: url(purchases) });
};

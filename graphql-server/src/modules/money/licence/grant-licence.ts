import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { User } from "../../account/seeker/user.entity.ts";
import type { CardPayment } from "../payment/card-payment.entity.ts";
import { bookLicenceSale } from "./book-licence.ts";
import { Licence } from "./licence.entity.ts";
import { LicenceProduct } from "./licence-product.entity.ts";
import { LicencePurchase } from "./licence-purchase.entity.ts";
import { productNameIn } from "./product-name.ts";

/** Day of the sale and the end of the purchase's id: readable on the phone, and nobody learns how many are sold. */
function receiptNumber(purchaseId: string, now: Date): string {
  return `${jstDate(now).replaceAll("-", "")}-${purchaseId.slice(-8).toUpperCase()}`;
}

/** Gives what a paid purchase is for, and mails the buyer. Runs inside the transaction that settles the payment. */
export async function grantLicence(ctx: Ctx, em: EntityManager, payment: CardPayment): Promise<void> {
  const purchase = await em.findOneOrFail(LicencePurchase, { payment: payment.id });
  const product = await em.findOneOrFail(LicenceProduct, { code: purchase.product.code });
  const now = ctx.now();
  purchase.receiptNumber = receiptNumber(purchase.id, now);
  bookLicenceSale(ctx, em, purchase);
  // An erased account keeps nothing but the record of the sale.
  if (!purchase.user) return;
  const user = await em.findOneOrFail(User, { id: purchase.user.id });
  em.create(Licence, {
    id: newId(),
    user,
    purchase,
    kind: product.kind,
    usesLeft: purchase.uses ?? null,
    validFrom: now,
    validUntil: new Date(now.getTime() + purchase.days * 86_400_000),
  });
  const params = { product: productNameIn(user.locale, product), price: purchase.price, receipt: purchase.receiptNumber };
  ctx.mail(em, { to: user.email, locale: user.locale, template: "licence-paid", params });
}

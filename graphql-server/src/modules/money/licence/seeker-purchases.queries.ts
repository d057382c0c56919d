import type { Ctx } from "../../../shared/ctx.ts";
import { isJapanese } from "../../../shared/locale.ts";
import { shownToOperator } from "../../account/seeker/seeker-detail.presenter.ts";
import { CardPayment, type CardPaymentStatus } from "../payment/card-payment.entity.ts";
import { Refund } from "../refund/refund.entity.ts";
import type { RefundStatus } from "../refund/refund.vocabulary.ts";
import { LicenceProduct } from "./licence-product.entity.ts";
import { LicencePurchase } from "./licence-purchase.entity.ts";

/** A seeker's order as the operator sees it; its price in yen with tax. */
export interface SeekerPurchase {
  id: string;
  product: string;
  price: number;
  status: CardPaymentStatus;
  refundStatus: RefundStatus | null;
  receiptNumber: string | null;
  createdAt: Date;
}

/** The seeker's newest orders with how payment and refund stand, for the operator. */
export async function listSeekerPurchases({ em, locale }: Ctx, userId: string): Promise<SeekerPurchase[]> {
  const purchases = await em.find(
    LicencePurchase,
    { user: userId },
    { orderBy: { createdAt: "desc", id: "desc" }, limit: shownToOperator },
  );
  const products = new Map((await em.find(LicenceProduct, {})).map((product) => [product.code, product]));
  const refunds = await em.find(Refund, { purchase: { $in: purchases.map(({ id }) => id) } });
  const refundOf = new Map(refunds.map(({ purchase, status }) => [purchase.id, status]));
  const payments = new Map(
    (await em.find(CardPayment, { id: { $in: purchases.map(({ payment }) => payment.id) } })).map((row) => [row.id, row]),
  );
  return purchases.map(({ id, product, payment, price, receiptNumber, createdAt }) => {
    const sold = products.get(product.code);
    const name = (isJapanese(locale) ? sold?.name : sold?.nameEn) ?? product.code;
    return {
      id,
      product: name,
      price,
      status: payments.get(payment.id)?.status ?? "UNSETTLED",
      refundStatus: refundOf.get(id) ?? null,
      receiptNumber: receiptNumber ?? null,
      createdAt,
    };
  });
}

import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { drivePayment, requireGateway } from "../payment/drive-payment.ts";
import { LicenceProduct } from "./licence-product.entity.ts";
import { LicencePurchase } from "./licence-purchase.entity.ts";

/** The text of the final confirmation (特定商取引法12条の6). */
export const saleTermsVersion = "2026-11";

const schema = z.strictObject({
  productCode: z.string().min(1).max(30),
  expectedPrice: z.int(),
  paymentMethod: z.string().min(1).max(200),
  operationId: z.string().refine(isId),
  agreed: z.boolean(),
});
type Input = z.output<typeof schema>;

/** The purchase that the same operation made before, if it did. @throws UserErrors OPERATION_CONFLICT when it was another order */
async function findOrdered(ctx: Ctx, userId: string, { operationId, productCode }: Input): Promise<LicencePurchase | null> {
  const payment = await ctx.em.findOne(CardPayment, { operationId });
  if (!payment) return null;
  const purchase = await ctx.em.findOne(LicencePurchase, { payment: payment.id, user: userId, product: productCode });
  if (!purchase) throw userError("OPERATION_CONFLICT", ["operationId"]);
  return purchase;
}

/** Order and payment are written before the provider hears of them. */
function order(ctx: Ctx, userId: string, values: Input, product: LicenceProduct): Promise<LicencePurchase> {
  const now = ctx.now();
  return runInTransaction(ctx.em, async (em) => {
    const payment = em.create(CardPayment, {
      id: newId(),
      purpose: "LICENCE",
      user: userId,
      amount: product.price,
      description: `ことばワークス ${product.name}`,
      paymentMethod: values.paymentMethod,
      provider: requireGateway(ctx).provider,
      operationId: values.operationId,
      nextAttemptAt: now,
      createdAt: now,
      updatedAt: now,
    });
    const { price, taxRate, days } = product;
    const facts = { price, taxRate, days, uses: product.uses ?? null, termsVersion: saleTermsVersion };
    return em.create(LicencePurchase, { id: newId(), user: userId, product: product.code, payment, ...facts, createdAt: now });
  });
}

/** The product as it was shown to the buyer. @throws UserErrors NOT_FOUND, EXAM_PROVISIONAL, PRICE_CHANGED */
async function wantedProduct(ctx: Ctx, values: Input): Promise<LicenceProduct> {
  const product = await ctx.em.findOne(LicenceProduct, { code: values.productCode, active: true });
  if (!product) throw notFound(["productCode"]);
  if (!(await ctx.hooks.isOnSale(ctx.em, product.kind))) throw userError("EXAM_PROVISIONAL", ["productCode"]);
  if (product.price !== values.expectedPrice) throw userError("PRICE_CHANGED", ["expectedPrice"]);
  return product;
}

/**
 * Orders a licence and charges the card. The same operation again answers the same order and never charges twice; an unknown outcome leaves
 * the order PENDING and is asked for until it is known.
 * @throws UserErrors PAYMENT_OFF, TERMS_NOT_ACCEPTED, NOT_FOUND, EXAM_PROVISIONAL, PRICE_CHANGED, OPERATION_CONFLICT, RATE_LIMITED, CARD_DECLINED, CARD_EXPIRED,
 * INSUFFICIENT_FUNDS, AUTHENTICATION_FAILED
 */
export async function purchaseLicence(ctx: Ctx, input: z.input<typeof schema>): Promise<LicencePurchase> {
  const { userId } = requireSeeker(ctx);
  requireGateway(ctx);
  const values = parse(schema, input);
  if (!values.agreed) throw userError("TERMS_NOT_ACCEPTED", ["agreed"]);
  const purchase = await once(ctx, {
    operationId: values.operationId,
    limits: [{ name: "pay", value: userId }],
    find: () => findOrdered(ctx, userId, values),
    act: async () => order(ctx, userId, values, await wantedProduct(ctx, values)),
  });
  const payment = await drivePayment(ctx, purchase.payment.id);
  if (payment.status === "DECLINED") throw userError(payment.declineReason ?? "CARD_DECLINED", ["paymentMethod"]);
  return purchase;
}

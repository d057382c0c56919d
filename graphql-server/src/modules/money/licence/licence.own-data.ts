import type { Ctx } from "../../../shared/ctx.ts";
import { Refund } from "../refund/refund.entity.ts";
import { LicencePurchase } from "./licence-purchase.entity.ts";

const byId = { orderBy: { id: "asc" } } as const;

export async function* purchases(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(LicencePurchase, { user: userId }, byId);
  const refunds = await ctx.em.find(Refund, { purchase: { user: userId } });
  const refunded = new Map(refunds.map(({ purchase, amount }) => [purchase.id, amount]));
  for (const { id, product, price, taxRate, receiptNumber, createdAt } of rows) {
    yield { product: product.code, price, taxRate, receiptNumber, createdAt, refunded: refunded.get(id) ?? 0 };
  }
}

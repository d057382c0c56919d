import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { LicenceProduct } from "./licence-product.entity.ts";

/** Products by code, whether still for sale or not. */
export const productByCode = (ctx: Ctx) =>
  new DataLoader<string, LicenceProduct>(async (codes) => {
    const rows = await ctx.em.find(LicenceProduct, { code: { $in: [...codes] } });
    const byCode = new Map(rows.map((row) => [row.code, row]));
    return codes.map((code) => byCode.get(code) ?? new Error("The product is gone"));
  });

/** Payments by id. */
export const paymentOfPurchase = (ctx: Ctx) =>
  new DataLoader<string, CardPayment>(async (ids) => {
    const rows = await ctx.em.find(CardPayment, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error("The payment is gone"));
  });

import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { Licence } from "../licence/licence.entity.ts";
import { Refund } from "./refund.entity.ts";
import { usedPurchases } from "./used-purchases.ts";

/** Refunds by the purchase; null where nothing was ever wished or given back. */
export const refundByPurchase = (ctx: Ctx) =>
  new DataLoader<string, Refund | null>(async (ids) => {
    const rows = await ctx.em.find(Refund, { purchase: { $in: [...ids] } });
    const byPurchase = new Map(rows.map((row) => [row.purchase.id, row]));
    return ids.map((id) => byPurchase.get(id) ?? null);
  });

/** Licences by the purchase; null before it is paid and after the account was erased. */
export const licenceByPurchase = (ctx: Ctx) =>
  new DataLoader<string, Licence | null>(async (ids) => {
    const rows = await ctx.em.find(Licence, { purchase: { $in: [...ids] } });
    const byPurchase = new Map(rows.map((row) => [row.purchase.id, row]));
    return ids.map((id) => byPurchase.get(id) ?? null);
  });

/** Whether a purchase was used, by its id. */
export const usedByPurchase = (ctx: Ctx) =>
  new DataLoader<string, boolean>(async (ids) => {
    const used = await usedPurchases(ctx.em, ids);
    return ids.map((id) => used.has(id));
  });

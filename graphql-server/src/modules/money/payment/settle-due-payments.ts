import type { Ctx } from "../../../shared/ctx.ts";
import { CardPayment } from "./card-payment.entity.ts";
import { drivePayment, leftToAsker } from "./drive-payment.ts";

const batch = 50;

/** Asks the provider about every payment whose outcome is not known yet. @returns how many were asked for */
export async function settleDuePayments(ctx: Ctx): Promise<number> {
  if (!ctx.payments) return 0;
  const due = { status: { $in: ["PENDING", "ACTION"] }, nextAttemptAt: { $lte: leftToAsker(ctx.now()) } } as const;
  const rows = await ctx.em.find(CardPayment, due, { fields: ["id"], limit: batch, orderBy: { nextAttemptAt: "asc" } });
  const ids = rows.map(({ id }) => id);
  ctx.em.clear();
  for (const id of ids) {
    await drivePayment(ctx, id);
    ctx.em.clear();
  }
  return ids.length;
}

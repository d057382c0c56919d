import type { Ctx } from "../../../shared/ctx.ts";
import { leftToAsker } from "../payment/drive-payment.ts";
import { driveRefund } from "./drive-refund.ts";
import { Refund } from "./refund.entity.ts";

const batch = 50;

/** Asks the provider about every refund whose outcome is not known yet. @returns how many were asked for */
export async function settleDueRefunds(ctx: Ctx): Promise<number> {
  if (!ctx.payments) return 0;
  const due = { status: "PENDING", nextAttemptAt: { $lte: leftToAsker(ctx.now()) } } as const;
  const rows = await ctx.em.find(Refund, due, { fields: ["id"], limit: batch, orderBy: { nextAttemptAt: "asc" } });
  const ids = rows.map(({ id }) => id);
  ctx.em.clear();
  for (const id of ids) {
    await driveRefund(ctx, id);
    ctx.em.clear();
  }
  return ids.length;
}

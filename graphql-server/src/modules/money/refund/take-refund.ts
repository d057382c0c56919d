import { GatewayUnsure } from "../../../platform/payment/payment-gateway.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import type { CardPayment } from "../payment/card-payment.entity.ts";
import { requireGateway } from "../payment/drive-payment.ts";
import { Refund } from "./refund.entity.ts";
import { settleRefund } from "./settle-refund.ts";

const tries = 5;

/** Records that the money of a company's bill went back; the bookkeeper puts the bill right by hand. */
async function recordInvoiceRefund(ctx: Ctx, { invoiceId }: CardPayment, amount: number): Promise<void> {
  recordAudit(ctx, ctx.em, { action: "payment.refunded", objectType: "Invoice", objectId: invoiceId ?? null, detail: { amount } });
  await ctx.em.flush();
}

/**
 * Takes in what went back of a paid payment, wherever that was set off: the provider is asked, so order and repetition do not matter.
 * @throws GatewayUnsure when the provider does not answer, or others write all the while; its notice is then sent again
 */
export async function takeRefund(ctx: Ctx, payment: CardPayment): Promise<void> {
  const { id, purpose, reference } = payment;
  if (!reference) return;
  const gateway = requireGateway(ctx);
  if (purpose === "INVOICE") return recordInvoiceRefund(ctx, payment, (await gateway.findRefund(reference)).refunded);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const known = await ctx.em.findOne(Refund, { payment: id }, { refresh: true });
    const state = await gateway.findRefund(reference);
    if ((await settleRefund(ctx, id, { state, version: known?.version ?? null })) !== "STALE") return;
    ctx.em.clear();
  }
  throw new GatewayUnsure("The refund changed while it was taken in");
}

import { GatewayUnsure, type PaymentGateway, type RefundState } from "../../../platform/payment/payment-gateway.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { requireGateway } from "../payment/drive-payment.ts";
import { outcomeOf } from "../payment/outcome-of.ts";
import { pauseAfter } from "../payment/pause-after.ts";
import { Refund } from "./refund.entity.ts";
import { settleRefund } from "./settle-refund.ts";

/** Of all who want to ask the provider about this refund at the same time, one gets it. */
async function take(ctx: Ctx, { id, attempts }: Refund): Promise<boolean> {
  const now = ctx.now();
  const held = { attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + pauseAfter(attempts) * 1_000) };
  return (await ctx.em.nativeUpdate(Refund, { id, attempts, status: "PENDING", nextAttemptAt: { $lte: now } }, held)) === 1;
}

/**
 * Asks first how much has gone back, so that a lost answer sends nothing twice. Each attempt has a key of its own: one whose answer was an
 * error stays one.
 */
async function ask(
  gateway: PaymentGateway,
  refund: Refund,
  { reference, amount }: { reference: string; amount: number },
): Promise<RefundState> {
  const { refunded } = await gateway.findRefund(reference);
  if (refunded >= amount) return { refunded, refused: false };
  return gateway.refund({ reference, key: `${refund.id}:refund:${refund.attempts}`, amount: amount - refunded });
}

/**
 * Takes a wished refund one step further at the provider. Safe to repeat: an unknown outcome stays PENDING and is asked for again.
 * @returns the refund as it stands @throws UserErrors PAYMENT_OFF
 */
export async function driveRefund(ctx: Ctx, id: string): Promise<Refund> {
  const gateway = requireGateway(ctx);
  const current = () => ctx.em.findOneOrFail(Refund, { id }, { refresh: true });
  const found = await current();
  if (!(await take(ctx, found))) return outcomeOf(ctx, current);
  const refund = await current();
  const { reference, amount } = await ctx.em.findOneOrFail(CardPayment, { id: refund.payment.id });
  try {
    const state = await ask(gateway, refund, { reference: reference ?? "", amount });
    await settleRefund(ctx, refund.payment.id, { state, version: refund.version });
  } catch (error) {
    if (!(error instanceof GatewayUnsure)) throw error;
  }
  return current();
}

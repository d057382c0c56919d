import { GatewayUnsure } from "../../../platform/payment/payment-gateway.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { CardPayment } from "./card-payment.entity.ts";

/** The secret with which the payer's browser answers the bank; asked of the provider, never stored. Null when nothing is to be answered. */
export async function clientSecretOf(ctx: Ctx, payment: CardPayment): Promise<string | null> {
  if (!ctx.payments || payment.status !== "ACTION" || !payment.reference) return null;
  try {
    const state = await ctx.payments.find(payment.reference);
    return state.kind === "ACTION" ? state.clientSecret : null;
  } catch (error) {
    if (error instanceof GatewayUnsure) return null;
    throw error;
  }
}

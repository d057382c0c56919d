import type { ChargeNotice } from "../../../platform/payment/payment-gateway.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { takeRefund } from "../refund/take-refund.ts";
import { CardPayment } from "./card-payment.entity.ts";
import { requireGateway } from "./drive-payment.ts";
import { PaymentNotice } from "./payment-notice.entity.ts";
import { settlePayment } from "./settle-payment.ts";

function read(ctx: Ctx, raw: Buffer, signature: string | undefined): ChargeNotice | undefined {
  try {
    return requireGateway(ctx).readNotice(raw, signature);
  } catch {
    throw userError("INVALID_SIGNATURE");
  }
}

/**
 * Takes in a signed message of the provider. Only that something happened is believed: the charge itself is asked for, so order and
 * repetition do not matter. @throws UserErrors INVALID_SIGNATURE, PAYMENT_OFF
 */
export async function takePaymentNotice(ctx: Ctx, input: { raw: Buffer; signature: string | undefined }): Promise<void> {
  const gateway = requireGateway(ctx);
  const notice = read(ctx, input.raw, input.signature);
  if (!notice || (await ctx.em.count(PaymentNotice, { id: notice.id })) > 0) return;
  const payment = await ctx.em.findOne(CardPayment, { reference: notice.reference });
  if (!payment) return;
  const state = await gateway.find(notice.reference);
  // A refusal of the bank is handled by the one who asked for the payment.
  if (state.kind === "PAID" || state.kind === "CANCELED") await settlePayment(ctx, payment.id, state);
  if (state.kind === "PAID" && notice.about === "REFUND") await takeRefund(ctx, payment);
  await ctx.em
    .getConnection()
    .execute("insert into payment_notice (id, received_at) values (?, ?) on conflict (id) do nothing", [notice.id, ctx.now()]);
}

import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { ChargeState } from "../../../platform/payment/payment-gateway.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { grantLicence } from "../licence/grant-licence.ts";
import { settleInvoice, tellRefusedRenewal } from "../subscription/settle-invoice.ts";
import { CardPayment } from "./card-payment.entity.ts";

/** The act that follows a paid payment, by its purpose. */
const fulfilments: Readonly<Record<CardPayment["purpose"], (ctx: Ctx, em: EntityManager, payment: CardPayment) => Promise<void>>> = {
  LICENCE: grantLicence,
  INVOICE: settleInvoice,
};

function takeOver(payment: CardPayment, state: ChargeState, now: Date): void {
  if (state.kind === "OPEN") return;
  payment.status = state.kind;
  payment.updatedAt = now;
  if (state.kind === "ACTION") return;
  payment.settledAt = now;
  payment.paymentMethod = null;
  if (state.kind === "DECLINED") payment.declineReason = state.reason;
  if (state.kind === "PAID") {
    payment.cardBrand = state.card?.brand ?? null;
    payment.cardLast4 = state.card?.last4 ?? null;
  }
}

/**
 * Writes what the provider says about a charge and, once, gives what was paid for: in one transaction, under a lock, however often and in
 * whatever order it is told.
 * @returns the payment as it stands
 */
export function settlePayment(ctx: Ctx, id: string, state: ChargeState): Promise<CardPayment> {
  return runInTransaction(ctx.em, async (em) => {
    const payment = await em.findOneOrFail(CardPayment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (payment.status === "PAID") return payment;
    const wasDeclined = payment.status === "DECLINED";
    takeOver(payment, state, ctx.now());
    if (state.kind === "PAID") await fulfilments[payment.purpose](ctx, em, payment);
    if (state.kind === "DECLINED" && !wasDeclined && payment.purpose === "INVOICE") await tellRefusedRenewal(ctx, em, payment);
    return payment;
  });
}

import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { userError } from "../../../shared/user-error.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { requireGateway } from "../payment/drive-payment.ts";
import type { LockedSubscription } from "./lock-subscription.ts";

/** Records a charge of an invoice to the saved card; it is sent after the transaction. @throws UserErrors CARD_REQUIRED, PAYMENT_OFF */
export function chargeInvoice(ctx: Ctx, em: EntityManager, { company, subscription }: LockedSubscription, invoice: Invoice): CardPayment {
  if (!subscription.cardMethod) throw userError("CARD_REQUIRED", ["method"]);
  const now = ctx.now();
  return em.create(CardPayment, {
    id: newId(),
    purpose: "INVOICE",
    company,
    invoiceId: invoice.id,
    customer: subscription.customer ?? null,
    amount: invoice.total - invoice.paidAmount,
    description: `ことばワークス ${invoice.number}`,
    paymentMethod: subscription.cardMethod,
    provider: requireGateway(ctx).provider,
    operationId: newId(),
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

/** The newest try to charge an invoice. */
export function lastCharge(em: EntityManager, invoiceId: string): Promise<CardPayment | null> {
  return em.findOne(CardPayment, { invoiceId }, { orderBy: { createdAt: "desc", id: "desc" } });
}

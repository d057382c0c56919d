import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { RefundState } from "../../../platform/payment/payment-gateway.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { bookLicenceRefund } from "../licence/book-licence.ts";
import { LicencePurchase } from "../licence/licence-purchase.entity.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { endLicence, restoreLicence } from "./end-licence.ts";
import { Refund } from "./refund.entity.ts";
import type { RefundStatus } from "./refund.vocabulary.ts";
import { tellRefund } from "./tell-refund.ts";

/** The provider's answer, and the version of the refund that was read before asking; null when there was none. */
interface Heard {
  state: RefundState;
  version: number | null;
}

/** A payment with its refund, both locked: to settle either, take the payment first. */
export async function lockRefund(em: EntityManager, paymentId: string): Promise<{ payment: CardPayment; refund: Refund | null }> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const payment = await em.findOneOrFail(CardPayment, { id: paymentId }, { lockMode, refresh: true });
  return { payment, refund: await em.findOne(Refund, { payment: paymentId }, { lockMode, refresh: true }) };
}

/** A refund that began at the provider's own desk. */
function foundRefund(ctx: Ctx, em: EntityManager, purchase: LicencePurchase): Refund {
  const now = ctx.now();
  const facts = { status: "PARTIAL", source: "PROVIDER", nextAttemptAt: now, createdAt: now } as const;
  return em.create(Refund, { id: newId(), purchase, payment: purchase.payment.id, amount: 0, ...facts });
}

function statusAfter(refund: Refund, { amount, total, refused }: { amount: number; total: number; refused: boolean }): RefundStatus {
  if (amount >= total) return "DONE";
  if (refund.status === "PENDING" && !refused) return "PENDING";
  return amount > 0 ? "PARTIAL" : "REFUSED";
}

async function takeOver(
  ctx: Ctx,
  em: EntityManager,
  { refund, purchase, state }: { refund: Refund; purchase: LicencePurchase; state: RefundState },
) {
  const before = { amount: refund.amount, status: refund.status };
  const amount = Math.min(state.refunded, purchase.price);
  bookLicenceRefund(ctx, em, { purchase, before: before.amount, after: amount });
  refund.amount = amount;
  refund.status = statusAfter(refund, { amount, total: purchase.price, refused: state.refused });
  if (amount > 0) refund.number ??= `${purchase.receiptNumber}-R`;
  if (refund.status === "DONE") {
    refund.doneAt ??= ctx.now();
    await endLicence(em, refund, ctx.now());
  } else if (refund.status !== "PENDING") {
    refund.doneAt = null;
    await restoreLicence(em, refund);
  }
  if (refund.status === before.status && amount === before.amount) return;
  const detail = { amount, status: refund.status, receipt: purchase.receiptNumber ?? null };
  recordAudit(ctx, em, { action: "refund.settle", objectType: "LicencePurchase", objectId: purchase.id, detail });
  if (amount > before.amount) await tellRefund(ctx, em, { refund, purchase });
}

/**
 * Writes what the provider says of a refund: book, licence and mail, once, in one transaction, however often and in whatever order it is
 * told. What was heard before somebody else wrote is not believed.
 * @returns the refund as it stands (null when nothing went back), or STALE when the provider must be asked again
 */
export function settleRefund(ctx: Ctx, paymentId: string, { state, version }: Heard): Promise<Refund | null | "STALE"> {
  return runInTransaction(ctx.em, async (em) => {
    const { payment, refund: known } = await lockRefund(em, paymentId);
    if ((known?.version ?? null) !== version) return "STALE";
    if (!known && state.refunded === 0) return null;
    const purchase = await em.findOneOrFail(LicencePurchase, { payment: payment.id }, { populate: ["product"] });
    const refund = known ?? foundRefund(ctx, em, purchase);
    await takeOver(ctx, em, { refund, purchase, state });
    await em.flush();
    return refund;
  });
}

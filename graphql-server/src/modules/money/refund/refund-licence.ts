import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireAccountantNow } from "../bank-payment/bank-payment.policy.ts";
import { reason } from "../bank-payment/bank-payment.validation.ts";
import { Licence } from "../licence/licence.entity.ts";
import { LicencePurchase } from "../licence/licence-purchase.entity.ts";
import type { CardPayment } from "../payment/card-payment.entity.ts";
import { requireGateway } from "../payment/drive-payment.ts";
import { driveRefund } from "./drive-refund.ts";
import { endLicence } from "./end-licence.ts";
import { Refund } from "./refund.entity.ts";
import { lawfulCauses } from "./refund.policy.ts";
import { refundCauses } from "./refund.vocabulary.ts";
import { lockRefund } from "./settle-refund.ts";
import { usedPurchases } from "./used-purchases.ts";

const schema = z.strictObject({
  saleId: z.string().refine(isId),
  cause: z.enum(refundCauses),
  reason,
  operationId: z.string().refine(isId),
});
type Input = z.output<typeof schema>;

/** @throws UserErrors PAYMENT_OFF when the money came through another provider than the one that is set */
function requireSameProvider(ctx: Ctx, payment: CardPayment): void {
  if (requireGateway(ctx).provider !== payment.provider) throw userError("PAYMENT_OFF", ["saleId"]);
}

/** @throws UserErrors ALREADY_REFUNDED, REFUND_NOT_LAWFUL */
async function requireLawful(
  ctx: Ctx,
  em: EntityManager,
  { values, payment, refund }: { values: Input; payment: CardPayment; refund: Refund | null },
) {
  if (refund?.status === "PENDING" || refund?.status === "DONE") throw userError("ALREADY_REFUNDED", ["saleId"]);
  // A sitting that begins now waits for us, or we for it.
  await em.findOne(Licence, { purchase: values.saleId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const used = (await usedPurchases(em, [values.saleId])).has(values.saleId);
  const sale = { status: payment.status, paidAt: payment.settledAt ?? null, used, refund: refund?.status ?? null };
  if (!lawfulCauses(sale, ctx.now()).includes(values.cause)) throw userError("REFUND_NOT_LAWFUL", ["cause"]);
}

/** Wish, record and the end of the licence are written before the provider hears of them. */
async function wish(ctx: Ctx, admin: AdminViewer, values: Input): Promise<string> {
  return runInTransaction(ctx.em, async (em) => {
    const purchase = await em.findOne(LicencePurchase, { id: values.saleId });
    if (!purchase) throw notFound(["saleId"]);
    const { payment, refund: known } = await lockRefund(em, purchase.payment.id);
    await requireLawful(ctx, em, { values, payment, refund: known });
    requireSameProvider(ctx, payment);
    const now = ctx.now();
    const { cause, reason: why, operationId } = values;
    const facts = {
      status: "PENDING",
      source: "OPERATOR",
      cause,
      reason: why,
      operationId,
      by: admin.adminId,
      nextAttemptAt: now,
    } as const;
    const refund = known
      ? em.assign(known, facts)
      : em.create(Refund, { id: newId(), purchase, payment, amount: 0, createdAt: now, ...facts });
    await endLicence(em, refund, now);
    recordAudit(ctx, em, {
      action: "licence.refund",
      objectType: "LicencePurchase",
      objectId: purchase.id,
      detail: { receipt: purchase.receiptNumber ?? null, amount: purchase.price, cause, reason: why },
      actor: auditActor(admin),
    });
    return refund.id;
  });
}

/**
 * Gives the price of a licence back to the card, wholly and once, and ends the licence. The same operation again answers the same refund; an
 * unknown outcome leaves it PENDING and is asked for until it is known.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, PAYMENT_OFF, NOT_FOUND, ALREADY_REFUNDED, REFUND_NOT_LAWFUL, REFUND_REFUSED,
 * OPERATION_CONFLICT
 */
export async function refundLicence(ctx: Ctx, input: z.input<typeof schema>): Promise<LicencePurchase> {
  const admin = requireAccountantNow(ctx);
  const values = parse(schema, input);
  requireGateway(ctx);
  const { operationId, saleId } = values;
  const find = async () => {
    const known = await ctx.em.findOne(Refund, { operationId });
    if (known && known.purchase.id !== saleId) throw userError("OPERATION_CONFLICT", ["operationId"]);
    return known?.id ?? null;
  };
  const refund = await driveRefund(ctx, await once(ctx, { operationId, find, act: () => wish(ctx, admin, values) }));
  if (refund.status === "REFUSED") throw userError("REFUND_REFUSED", ["saleId"]);
  return ctx.em.findOneOrFail(LicencePurchase, { id: values.saleId });
}

import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { BankAssignment } from "./bank-assignment.entity.ts";
import type { BankPayment } from "./bank-payment.entity.ts";
import { requireAccountantNow } from "./bank-payment.policy.ts";
import { reason } from "./bank-payment.validation.ts";
import { auditMoney, unassign } from "./book-bank-payment.ts";
import { lockInvoice, lockPayment } from "./lock-money.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), assignmentId: z.string(), reason });

/**
 * Takes money back from an invoice that it was not for: the payment waits for a hand again, the invoice for its money.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, STALE_VERSION
 */
export async function unassignBankPayment(ctx: Ctx, rawInput: z.input<typeof schema>): Promise<BankPayment> {
  requireAccountantNow(ctx);
  const input = parse(schema, rawInput);
  return runInTransaction(ctx.em, async (em) => {
    const payment = await lockPayment(em, input);
    const wanted = { id: input.assignmentId, payment: payment.id, undoneAt: null };
    const assignment = isId(input.assignmentId) ? await em.findOne(BankAssignment, wanted, { refresh: true }) : null;
    if (!assignment) throw notFound(["assignmentId"]);
    const invoice = await lockInvoice(em, { id: assignment.invoice.id });
    unassign(ctx, em, { assignment, payment, invoice, reason: input.reason });
    const detail = { invoice: invoice.number, amount: assignment.amount, reason: input.reason };
    auditMoney(ctx, em, { action: "bankPayment.unassign", objectType: "BankPayment", objectId: payment.id, detail });
    await em.flush();
    return payment;
  });
}

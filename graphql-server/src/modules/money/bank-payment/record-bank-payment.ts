import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { earliestRecentDay } from "../../../shared/calendar/recent-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { BankAssignment } from "./bank-assignment.entity.ts";
import { BankPayment } from "./bank-payment.entity.ts";
import { requireAccountantNow } from "./bank-payment.policy.ts";
import { day, yen } from "./bank-payment.validation.ts";
import { assign, auditMoney, bookReceipt } from "./book-bank-payment.ts";
import { lockInvoice, requireTransferInvoice } from "./lock-money.ts";
import { thankForPayments } from "./thank-for-payment.ts";

const schema = z.strictObject({
  invoiceId: z.string(),
  invoiceVersion: z.int(),
  amount: yen,
  paidOn: day,
  payerName: z.string().trim().min(1).max(100),
  note: z
    .string()
    .trim()
    .max(500)
    .nullish()
    .transform((text) => text || null),
  operationId: z.string().refine(isId),
});
type Input = z.output<typeof schema>;

/** Money that came in years ago stands in closed books. */
function requireSensibleDay(paidOn: string, now: Date): void {
  if (paidOn > jstDate(now)) throw userError("DATE_IN_FUTURE", ["paidOn"]);
  if (paidOn < earliestRecentDay(now)) throw userError("DATE_TOO_OLD", ["paidOn"]);
}

/** The invoice whose payment the same operation recorded before. @throws UserErrors OPERATION_CONFLICT when it was another payment */
async function findRecorded(ctx: Ctx, { operationId, invoiceId, amount }: Input): Promise<Invoice | null> {
  const payment = await ctx.em.findOne(BankPayment, { operationId });
  if (!payment) return null;
  const assignment = await ctx.em.findOne(BankAssignment, { payment: payment.id }, { populate: ["invoice"], orderBy: { at: "asc" } });
  if (assignment?.invoice.id !== invoiceId || payment.amount !== amount) throw userError("OPERATION_CONFLICT", ["operationId"]);
  return assignment.invoice.getEntity();
}

function write(ctx: Ctx, admin: AdminViewer, input: Input): Promise<Invoice> {
  const { invoiceId, invoiceVersion, operationId, ...facts } = input;
  return runInTransaction(ctx.em, async (em) => {
    const invoice = await lockInvoice(em, { id: invoiceId, version: invoiceVersion });
    requireTransferInvoice(invoice);
    const made = { id: newId(), source: "HAND", operationId, createdBy: admin.adminId, createdAt: ctx.now() } as const;
    const payment = em.create(BankPayment, { ...made, ...facts });
    bookReceipt(ctx, em, payment);
    assign(ctx, em, { payment, invoice, amount: payment.amount, how: "HAND", admin });
    auditMoney(ctx, em, {
      action: "bankPayment.record",
      objectType: "Invoice",
      objectId: invoice.id,
      detail: { amount: payment.amount },
    });
    await thankForPayments(ctx, em, [invoice]);
    await em.flush();
    return invoice;
  });
}

/**
 * Writes down money that came in for an invoice by bank: part of it, all of it, or more, which becomes a deposit of the company. The same
 * operation again writes nothing more.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, STALE_VERSION, INVOICE_VOID, INVOICE_BY_CARD, DATE_IN_FUTURE,
 * DATE_TOO_OLD, OPERATION_CONFLICT
 */
export async function recordBankPayment(ctx: Ctx, rawInput: z.input<typeof schema>): Promise<Invoice> {
  const admin = requireAccountantNow(ctx);
  const input = parse(schema, rawInput);
  requireSensibleDay(input.paidOn, ctx.now());
  return once(ctx, { operationId: input.operationId, find: () => findRecorded(ctx, input), act: () => write(ctx, admin, input) });
}

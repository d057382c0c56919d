import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireAccountantNow } from "../bank-payment/bank-payment.policy.ts";
import { reason } from "../bank-payment/bank-payment.validation.ts";
import { auditMoney } from "../bank-payment/book-bank-payment.ts";
import { lockInvoice } from "../bank-payment/lock-money.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { mailOwners } from "../subscription/mail-owners.ts";
import type { Invoice } from "./invoice.entity.ts";
import { voidInvoice } from "./issue-invoice.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), reason });

/**
 * Takes an invoice back (取消) for which nothing has come in, and tells the company. The plan is not touched: it is changed on its own.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, STALE_VERSION, INVOICE_VOID, INVOICE_HAS_MONEY, PAYMENT_PENDING
 */
export async function cancelInvoice(ctx: Ctx, rawInput: z.input<typeof schema>): Promise<Invoice> {
  requireAccountantNow(ctx);
  const { id, version, reason: why } = parse(schema, rawInput);
  return runInTransaction(ctx.em, async (em) => {
    const invoice = await lockInvoice(em, { id, version });
    if (invoice.status === "VOID") throw userError("INVOICE_VOID", ["id"]);
    if (invoice.paidAmount > 0) throw userError("INVOICE_HAS_MONEY", ["id"]);
    // A charge that is on its way would pay for nothing.
    if ((await em.count(CardPayment, { invoiceId: id, status: { $in: ["PENDING", "ACTION"] } })) > 0)
      throw userError("PAYMENT_PENDING", ["id"]);
    voidInvoice(ctx, em, invoice);
    auditMoney(ctx, em, { action: "invoice.void", objectType: "Invoice", objectId: id, detail: { number: invoice.number, reason: why } });
    const company = await invoice.company.loadOrFail();
    await mailOwners(ctx, em, company, (name) => ({
      template: "invoice-void",
      params: { company: name, number: invoice.number, total: invoice.total, reason: why },
    }));
    await em.flush();
    return invoice;
  });
}

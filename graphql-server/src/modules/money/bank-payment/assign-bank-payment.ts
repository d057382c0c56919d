import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { payerKey, writtenNumber } from "../bank-file/payer-key.ts";
import type { BankPayment } from "./bank-payment.entity.ts";
import { requireAccountantNow } from "./bank-payment.policy.ts";
import { yen } from "./bank-payment.validation.ts";
import { assign, auditMoney, restOf } from "./book-bank-payment.ts";
import { lockInvoice, lockPayment, requireTransferInvoice } from "./lock-money.ts";
import { thankForPayments } from "./thank-for-payment.ts";

const schema = z.strictObject({
  id: z.string(),
  version: z.int(),
  invoiceId: z.string(),
  invoiceVersion: z.int(),
  amount: yen,
  remember: z.boolean(),
});

/** Remembers the payer's name, so that its next transfer is matched automatically. */
async function remember(ctx: Ctx, em: EntityManager, payment: BankPayment, companyId: string): Promise<void> {
  const { key } = payerKey(writtenNumber(payment.payerName).rest);
  if (key === "") return;
  await em.execute("insert into known_payer (id, key, company_id, created_at) values (?, ?, ?, ?) on conflict do nothing", [
    newId(),
    key,
    companyId,
    ctx.now(),
  ]);
}

/**
 * Gives money of an open payment to an invoice: all of the rest or a part, so that one transfer may pay several.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, STALE_VERSION, INVOICE_VOID, INVOICE_BY_CARD, MORE_THAN_REST,
 * ILLEGAL_TRANSITION
 */
export async function assignBankPayment(ctx: Ctx, rawInput: z.input<typeof schema>): Promise<BankPayment> {
  const admin = requireAccountantNow(ctx);
  const input = parse(schema, rawInput);
  return runInTransaction(ctx.em, async (em) => {
    const payment = await lockPayment(em, input);
    if (payment.status !== "OPEN") throw userError("ILLEGAL_TRANSITION", ["id"], { legal: "-" });
    if (input.amount > restOf(payment)) throw userError("MORE_THAN_REST", ["amount"], { rest: restOf(payment) });
    const invoice = await lockInvoice(em, { id: input.invoiceId, version: input.invoiceVersion });
    requireTransferInvoice(invoice);
    assign(ctx, em, { payment, invoice, amount: input.amount, how: "HAND", admin });
    if (input.remember) await remember(ctx, em, payment, invoice.company.id);
    const detail = { invoice: invoice.number, amount: input.amount };
    auditMoney(ctx, em, { action: "bankPayment.assign", objectType: "BankPayment", objectId: payment.id, detail });
    await thankForPayments(ctx, em, [invoice]);
    await em.flush();
    return payment;
  });
}

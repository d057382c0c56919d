import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import type { OnlyFacts } from "../../base/audit/audit-actions.ts";
import { type AuditRecord, recordAudit } from "../../base/audit/record-audit.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { recordIncome, reverseIncome } from "../invoice/issue-invoice.ts";
import { postLedger } from "../payment/post-ledger.ts";
import { BankAssignment } from "./bank-assignment.entity.ts";
import type { BankPayment } from "./bank-payment.entity.ts";

type Clock = Pick<Ctx, "now">;

/** Books money that came in as an unassigned deposit (仮受金). */
export function bookReceipt(ctx: Clock, em: EntityManager, { amount }: Pick<BankPayment, "amount">): void {
  postLedger(ctx, em, { companyId: null, invoiceId: null, memo: "received", amounts: { CASH_BANK: amount, DEPOSIT: -amount } });
}

/** Takes money out of the unassigned deposits: back to the payer, or because the bank took the transfer back. */
export function bookReturn(ctx: Clock, em: EntityManager, amount: number): void {
  postLedger(ctx, em, { companyId: null, invoiceId: null, memo: "returned", amounts: { CASH_BANK: -amount, DEPOSIT: amount } });
}

/** Yen of a payment that are assigned to no invoice. */
export function restOf({ amount, assigned }: Pick<BankPayment, "amount" | "assigned">): number {
  return amount - assigned;
}

interface Assigning {
  payment: BankPayment;
  invoice: Invoice;
  amount: number;
  how: BankAssignment["how"];
  admin: Pick<AdminViewer, "adminId">;
}

/** Gives money of a payment to an invoice, in the given transaction; both rows must be locked or new. */
export function assign(ctx: Clock, em: EntityManager, { payment, invoice, amount, how, admin }: Assigning): BankAssignment {
  postLedger(ctx, em, { companyId: null, invoiceId: null, memo: "assigned", amounts: { CASH_BANK: -amount, DEPOSIT: amount } });
  recordIncome(ctx, em, { invoice, amount, account: "CASH_BANK" });
  payment.assigned += amount;
  payment.status = restOf(payment) === 0 ? "ASSIGNED" : "OPEN";
  return em.create(BankAssignment, { id: newId(), payment, invoice, amount, how, by: admin.adminId, at: ctx.now() });
}

/** Takes an assignment back: the money is an unassigned deposit again, and the invoice waits for it. */
export function unassign(
  ctx: Ctx,
  em: EntityManager,
  { assignment, payment, invoice, reason }: { assignment: BankAssignment; payment: BankPayment; invoice: Invoice; reason: string },
): void {
  reverseIncome(ctx, em, { invoice, amount: assignment.amount, account: "CASH_BANK" });
  bookReceipt(ctx, em, assignment);
  payment.assigned -= assignment.amount;
  payment.status = "OPEN";
  assignment.undoneAt = ctx.now();
  assignment.undoneReason = reason;
}

/** Adds what the accountant did to the append-only record. */
export function auditMoney<D extends OnlyFacts<D>>(
  ctx: Ctx,
  em: EntityManager,
  record: Omit<AuditRecord, "actor"> & { objectType: "Invoice" | "BankPayment" | "BankFile"; objectId: string; detail?: D },
): void {
  const { admin } = ctx.viewer;
  if (!admin) return;
  recordAudit(ctx, em, { ...record, actor: auditActor(admin) });
}

import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { type Candidate, PayerMatcher } from "../bank-file/match-payer.ts";
import { asOpen, openTransferInvoices, payerIndex } from "../bank-file/plan-import.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { BankAssignment } from "./bank-assignment.entity.ts";
import { BankPayment } from "./bank-payment.entity.ts";
import { restOf } from "./book-bank-payment.ts";

/** Invoices by id. */
export const invoiceById = (ctx: Ctx) =>
  new DataLoader<string, Invoice>(async (ids) => {
    const rows = await ctx.em.find(Invoice, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error("The invoice is gone"));
  });

/** Payments by id. */
export const bankPaymentById = (ctx: Ctx) =>
  new DataLoader<string, BankPayment>(async (ids) => {
    const rows = await ctx.em.find(BankPayment, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? new Error("The payment is gone"));
  });

function assignmentsBy(side: "invoice" | "payment") {
  return (ctx: Ctx) =>
    new DataLoader<string, BankAssignment[]>(async (ids) => {
      const rows = await ctx.em.find(BankAssignment, { [side]: { $in: [...ids] } }, { orderBy: { at: "asc", id: "asc" } });
      const grouped = Map.groupBy(rows, (row) => row[side].id);
      return ids.map((id) => grouped.get(id) ?? []);
    });
}

/** Assignments of payments to each invoice, oldest first, including those undone later. */
export const assignmentsByInvoice = assignmentsBy("invoice");
/** Assignments of each payment to invoices, oldest first, including those undone later. */
export const assignmentsByPayment = assignmentsBy("payment");

/** An invoice that a transfer may be for, with what speaks for it. */
export interface InvoiceCandidate extends Omit<Candidate, "invoiceId"> {
  invoice: Invoice;
}

/** Invoices that open payments may be for, the likeliest first; one reading of the open invoices however many are asked for. */
export const candidatesByPayment = (ctx: Ctx) =>
  new DataLoader<BankPayment, Candidate[]>(async (payments) => {
    const invoices = await openTransferInvoices(ctx.em, { lock: false });
    const matcher = new PayerMatcher(await payerIndex(ctx.em), invoices.map(asOpen));
    return payments.map((payment) => {
      if (payment.status !== "OPEN") return [];
      return matcher.candidates({ amount: restOf(payment), payerName: payment.payerName, ediInfo: payment.ediInfo ?? "" });
    });
  });

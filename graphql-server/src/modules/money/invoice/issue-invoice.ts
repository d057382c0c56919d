import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import type { Company } from "../../account/company/company.entity.ts";
import type { PlanCode } from "../../account/company/plan.entity.ts";
import { postLedger } from "../payment/post-ledger.ts";
import { Invoice } from "./invoice.entity.ts";

/** Days a company has to pay by transfer. */
const transferDays = 30;

export interface IssueInvoice {
  company: Company;
  kind: Invoice["kind"];
  method: Invoice["method"];
  planCode: PlanCode;
  period: { start: Date; end: Date };
  lines: Invoice["lines"];
  subtotal: number;
  tax: number;
  total: number;
  taxRate: number;
  operationId: string | null;
}

async function nextNumber(em: EntityManager, now: Date): Promise<string> {
  const [row] = await em.execute<{ number: string }[]>("select nextval('invoice_number')::text as number");
  return `${jstDate(now).slice(0, 4)}-${(row?.number ?? "").padStart(6, "0")}`;
}

/** Writes an invoice and its claim into the book, in the given transaction. */
export async function issueInvoice(ctx: Pick<Ctx, "now">, em: EntityManager, wish: IssueInvoice): Promise<Invoice> {
  const now = ctx.now();
  const { company, period, operationId, ...facts } = wish;
  const invoice = em.create(Invoice, {
    id: newId(),
    number: await nextNumber(em, now),
    company,
    recipientName: company.name,
    ...facts,
    operationId,
    periodStart: period.start,
    periodEnd: period.end,
    issuedAt: now,
    dueAt: wish.method === "CARD" ? now : new Date(now.getTime() + transferDays * 86_400_000),
  });
  const { total, subtotal, tax } = wish;
  postLedger(ctx, em, {
    companyId: company.id,
    invoiceId: invoice.id,
    memo: "issued",
    amounts: { RECEIVABLE: total, SALES: -subtotal, TAX: -tax },
  });
  return invoice;
}

/** Takes an unpaid invoice back: the claim leaves the book the way it came. */
export function voidInvoice(ctx: Ctx, em: EntityManager, invoice: Invoice): void {
  if (invoice.status === "VOID" || invoice.paidAmount > 0) throw new Error("Only an unpaid invoice can be taken back");
  invoice.status = "VOID";
  const { total, subtotal, tax } = invoice;
  const amounts = { RECEIVABLE: -total, SALES: subtotal, TAX: tax };
  postLedger(ctx, em, { companyId: invoice.company.id, invoiceId: invoice.id, memo: "void", amounts });
}

/** States of an invoice by what has come in, before its day is over. */
function statusAfter(paid: number, total: number): Invoice["status"] {
  if (paid === total) return "PAID";
  if (paid > total) return "OVERPAID";
  return paid > 0 ? "PARTIAL" : "INVOICED";
}

/** Books money that came in for an invoice; more than is owed becomes a deposit of the company. `amount` in yen, more than 0. */
export function recordIncome(
  ctx: Pick<Ctx, "now">,
  em: EntityManager,
  { invoice, amount, account }: { invoice: Invoice; amount: number; account: "CASH_CARD" | "CASH_BANK" },
): void {
  if (invoice.status === "VOID") throw new Error("A void invoice takes no money");
  const open = Math.max(0, invoice.total - invoice.paidAmount);
  const settled = Math.min(open, amount);
  invoice.paidAmount += amount;
  invoice.status = statusAfter(invoice.paidAmount, invoice.total);
  if (invoice.paidAmount >= invoice.total) invoice.paidAt ??= ctx.now();
  const amounts = { [account]: amount, RECEIVABLE: -settled, DEPOSIT: settled - amount };
  postLedger(ctx, em, { companyId: invoice.company.id, invoiceId: invoice.id, memo: "income", amounts });
}

/** Takes money back from an invoice that it was not for: the book runs the way of the income in reverse. `amount` in yen. */
export function reverseIncome(
  ctx: Ctx,
  em: EntityManager,
  { invoice, amount, account }: { invoice: Invoice; amount: number; account: "CASH_CARD" | "CASH_BANK" },
): void {
  const settled = Math.min(invoice.total, invoice.paidAmount) - Math.min(invoice.total, invoice.paidAmount - amount);
  invoice.paidAmount -= amount;
  const status = statusAfter(invoice.paidAmount, invoice.total);
  invoice.status = status === "INVOICED" && invoice.dueAt < ctx.now() ? "OVERDUE" : status;
  if (invoice.paidAmount < invoice.total) invoice.paidAt = null;
  const amounts = { [account]: -amount, RECEIVABLE: settled, DEPOSIT: amount - settled };
  postLedger(ctx, em, { companyId: invoice.company.id, invoiceId: invoice.id, memo: "income undone", amounts });
}

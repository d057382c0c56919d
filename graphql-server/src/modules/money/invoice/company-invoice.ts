import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { Plan } from "../../account/company/plan.entity.ts";
import { currentOperator } from "../../site/page/operator.queries.ts";
import { findAdminInvoice, lastReceivedOn } from "../bank-payment/bank-payment.queries.ts";
import { findInvoice } from "../subscription/subscription.queries.ts";
import { drawBill, longDay } from "./draw-bill.ts";
import type { Invoice, InvoiceLine } from "./invoice.entity.ts";

function labelOf({ code, planCode, from, to }: InvoiceLine, names: ReadonlyMap<string, string>): string {
  const plan = `${names.get(planCode) ?? planCode}プラン（${longDay(from)}〜${longDay(to)}）`;
  return code === "UNUSED" ? `${plan} 未使用分の差し引き` : plan;
}

function notesOf({ method, dueAt, status }: Invoice, bankAccount: string): string[] {
  if (status === "VOID") return ["この請求書は取り消されました。お支払いは不要です。"];
  if (method === "CARD") return ["お支払方法：クレジットカード"];
  return [
    `お支払期限：${longDay(jstDate(dueAt))}`,
    `お振込先：${bankAccount}`,
    "振込手数料はご負担ください。振込名義の前に請求書番号を付けてください。",
  ];
}

interface PdfFile {
  fileName: string;
  bytes: Buffer;
}

async function sheetOf(ctx: Ctx, invoice: Invoice) {
  const plans = await ctx.em.find(Plan, {}, { limit: 20 });
  const names = new Map(plans.map(({ code, name }) => [code, name]));
  const { subtotal, taxRate, tax, total } = invoice;
  return {
    recipient: `${invoice.recipientName} 御中`,
    lines: invoice.lines.map((line) => ({ label: labelOf(line, names), amount: line.amount })),
    ...{ subtotal, taxRate, tax, total },
    issuer: await currentOperator(ctx),
  };
}

async function drawInvoice(ctx: Ctx, invoice: Invoice | null): Promise<PdfFile> {
  if (!invoice) throw notFound();
  const sheet = await sheetOf(ctx, invoice);
  const { number, issuedAt } = invoice;
  const notes = notesOf(invoice, sheet.issuer.bankAccount);
  return { fileName: `invoice-${number}.pdf`, bytes: await drawBill({ title: "請求書", number, issuedAt, notes, ...sheet }) };
}

/** A receipt is for an invoice that is paid in full: then its tax is what the invoice says. */
async function drawReceipt(ctx: Ctx, invoice: Invoice | null): Promise<PdfFile> {
  if (!invoice) throw notFound();
  const { paidAt, number, method } = invoice;
  if (!paidAt || (invoice.status !== "PAID" && invoice.status !== "OVERPAID")) throw userError("INVOICE_NOT_PAID", ["id"]);
  const how = method === "CARD" ? "クレジットカード" : "銀行振込";
  const day = (await lastReceivedOn(ctx.em, invoice)) ?? jstDate(paidAt);
  const notes = [`お支払方法：${how}（${longDay(day)}）`, `請求書番号：${number}`, "上記の金額を領収いたしました。"];
  const bytes = await drawBill({ title: "領収書", number: `${number}-R`, issuedAt: paidAt, notes, ...(await sheetOf(ctx, invoice)) });
  return { fileName: `receipt-${number}.pdf`, bytes };
}

/** An invoice of the member's company as a PDF. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function companyInvoice(ctx: Ctx, id: string): Promise<PdfFile> {
  return drawInvoice(ctx, await findInvoice(ctx, id));
}

/** The receipt of a paid invoice of the member's company. @throws UserErrors FORBIDDEN, NOT_FOUND, INVOICE_NOT_PAID */
export async function companyReceipt(ctx: Ctx, id: string): Promise<PdfFile> {
  return drawReceipt(ctx, await findInvoice(ctx, id));
}

/** Any invoice as a PDF, for the accountant. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function adminInvoiceFile(ctx: Ctx, id: string): Promise<PdfFile> {
  return drawInvoice(ctx, await findAdminInvoice(ctx, id));
}

/** The receipt of any paid invoice, for the accountant. @throws UserErrors FORBIDDEN, NOT_FOUND, INVOICE_NOT_PAID */
export async function adminReceiptFile(ctx: Ctx, id: string): Promise<PdfFile> {
  return drawReceipt(ctx, await findAdminInvoice(ctx, id));
}

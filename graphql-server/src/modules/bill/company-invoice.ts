import type { Ctx } from "../../shared/ctx.ts";
import { jstDate } from "../../shared/jst.ts";
import { notFound } from "../../shared/user-error.ts";
import type { Invoice, InvoiceLine } from "../invoice/invoice.entity.ts";
import { Plan } from "../plan/plan.entity.ts";
import { currentOperator } from "../site/operator.queries.ts";
import { findInvoice } from "../subscription/subscription.queries.ts";
import { drawBill } from "./draw-bill.ts";

function labelOf({ code, planCode, from, to }: InvoiceLine, names: ReadonlyMap<string, string>): string {
  const plan = `${names.get(planCode) ?? planCode}プラン（${from}〜${to}）`;
  return code === "UNUSED" ? `${plan} 未使用分の差し引き` : plan;
}

function notesOf({ method, dueAt, status }: Invoice, bankAccount: string): string[] {
  if (status === "VOID") return ["この請求書は取り消されました。お支払いは不要です。"];
  if (method === "CARD") return ["お支払方法：クレジットカード"];
  return [
    `お支払期限：${jstDate(dueAt)}`,
    `お振込先：${bankAccount}`,
    "振込手数料はご負担ください。振込名義の前に請求書番号を付けてください。",
  ];
}

/** An invoice of the member's company as a PDF. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function companyInvoice(ctx: Ctx, id: string): Promise<{ fileName: string; bytes: Buffer }> {
  const invoice = await findInvoice(ctx, id);
  if (!invoice) throw notFound();
  const plans = await ctx.em.find(Plan, {}, { limit: 20 });
  const names = new Map(plans.map(({ code, name }) => [code, name]));
  const operator = await currentOperator(ctx);
  const { number, issuedAt, subtotal, taxRate, tax, total } = invoice;
  const bytes = await drawBill({
    title: "請求書",
    number,
    issuedAt,
    recipient: `${invoice.recipientName} 御中`,
    lines: invoice.lines.map((line) => ({ label: labelOf(line, names), amount: line.amount })),
    subtotal,
    taxRate,
    tax,
    total,
    notes: notesOf(invoice, operator.bankAccount),
    issuer: operator,
  });
  return { fileName: `invoice-${number}.pdf`, bytes };
}

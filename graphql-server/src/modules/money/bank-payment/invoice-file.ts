import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { TableFile } from "../../account/admin/export-table.ts";
import { companyById } from "../../account/company/company.loaders.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { type AdminInvoicesInput, listAdminInvoices } from "./bank-payment.queries.ts";

const headings = {
  ja: [
    "請求書番号",
    "会社",
    "プラン",
    "方法",
    "状態",
    "税抜（円）",
    "消費税（円）",
    "税込（円）",
    "入金（円）",
    "発行（UTC）",
    "期限（UTC）",
    "入金日（UTC）",
  ],
  "ja-x-easy": [
    "番号",
    "会社",
    "プラン",
    "はらいかた",
    "ようす",
    "税なし（円）",
    "税（円）",
    "ぜんぶ（円）",
    "はらった（円）",
    "出した日（UTC）",
    "いつまで（UTC）",
    "はらった日（UTC）",
  ],
  en: [
    "Number",
    "Company",
    "Plan",
    "Method",
    "State",
    "Net (yen)",
    "Tax (yen)",
    "Total (yen)",
    "Paid (yen)",
    "Issued (UTC)",
    "Due (UTC)",
    "Paid (UTC)",
  ],
};

async function lineOf(ctx: Ctx, invoice: Invoice): Promise<string[]> {
  const { name } = await loader(ctx, companyById).load(invoice.company.id);
  const { number, planCode, method, status, subtotal, tax, total, paidAmount, issuedAt, dueAt, paidAt } = invoice;
  const times = [issuedAt, dueAt, paidAt].map((at) => at?.toISOString() ?? "");
  return [number, name, planCode, method, status, ...[subtotal, tax, total, paidAmount].map(String), ...times];
}

/** Invoices as a file, in the filter and order of the list. */
export function invoiceFile({ filter, sort }: Pick<AdminInvoicesInput, "filter" | "sort">): TableFile<Invoice> {
  return {
    action: "invoice.export",
    objectType: "Invoice",
    headings,
    read: (ctx, after) => listAdminInvoices(ctx, { filter, ...(sort && { sort }), first: 100, after }),
    linesOf: (ctx, invoices) => Promise.all(invoices.map((invoice) => lineOf(ctx, invoice))),
  };
}

import type { TableFile } from "../../account/admin/export-table.ts";
import type { BankPayment } from "./bank-payment.entity.ts";
import { type BankPaymentsInput, listBankPayments } from "./bank-payment.queries.ts";

const headings = {
  ja: ["ID", "入金日", "振込名義", "金額（円）", "状態", "銀行", "支店", "メモ"],
  "ja-x-easy": ["ID", "お金が来た日", "ふりこんだ人", "お金（円）", "ようす", "銀行", "支店", "メモ"],
  en: ["Id", "Day", "Payer", "Amount (yen)", "State", "Bank", "Branch", "Note"],
};

function lineOf({ id, paidOn, payerName, amount, status, bankName, branchName, note }: BankPayment): string[] {
  return [id, paidOn, payerName, String(amount), status, bankName ?? "", branchName ?? "", note ?? ""];
}

/** Money that came in by bank as a file, in the filter of the list. */
export function paymentFile(filter: NonNullable<BankPaymentsInput["filter"]>): TableFile<BankPayment> {
  return {
    action: "bankPayment.export",
    objectType: "BankPayment",
    headings,
    read: (ctx, after) => listBankPayments(ctx, { filter, first: 100, after }),
    linesOf: (_, payments) => payments.map(lineOf),
  };
}

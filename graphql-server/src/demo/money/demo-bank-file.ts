import { toEraDate } from "../../modules/money/bank-file/era-date.ts";
import { encodeHalfWidth } from "../../modules/money/bank-file/half-width.ts";
import { writeRecord } from "../../modules/money/bank-file/zengin-layout.ts";

/** A transfer as a bank tells it. */
export interface BankTransfer {
  amount: number;
  /** Half-width; cut after 48 bytes. */
  payerName: string;
  paidOn?: string;
  ediInfo?: string;
  cancelled?: boolean;
  inquiryNumber?: number;
}

/** A 振込入金通知 of the operator's account, as its bank would send it; `day` is YYYY-MM-DD. */
export function bankFile(transfers: readonly BankTransfer[], options: { lineEnd?: string; day?: string } = {}): Buffer {
  const { lineEnd = "\r\n", day = "2026-11-20" } = options;
  const counted = transfers.filter(({ cancelled }) => !cancelled);
  const taken = transfers.filter(({ cancelled }) => cancelled);
  const sum = (list: readonly BankTransfer[]) => list.reduce((total, { amount }) => total + amount, 0);
  const header = writeRecord("01", "header", {
    record: "1",
    kind: "01",
    encoding: "0",
    madeOn: toEraDate(day),
    from: toEraDate(day),
    to: toEraDate(day),
    bankCode: "0001",
    bankName: "ﾐｽﾞﾎ",
    branchCode: "101",
    branchName: "ﾄｳｷﾖｳｴｲｷﾞﾖｳﾌﾞ",
    accountKind: "1",
    accountNumber: "1234567",
    accountName: "ｶ)ｺﾄﾊﾞﾜ-ｸｽ",
  });
  const records = transfers.map((transfer, index) =>
    writeRecord("01", "data", {
      record: "2",
      inquiryNumber: transfer.inquiryNumber ?? index + 1,
      paidOn: toEraDate(transfer.paidOn ?? day),
      valueOn: toEraDate(transfer.paidOn ?? day),
      amount: transfer.amount,
      cheques: 0,
      clientCode: "0000000000",
      payerName: transfer.payerName,
      bankName: "ﾐﾂﾋﾞｼUFJ",
      branchName: "ﾏﾙﾉｳﾁ",
      cancelled: transfer.cancelled ? "1" : "",
      ediInfo: transfer.ediInfo ?? "",
    }),
  );
  const trailer = writeRecord("01", "trailer", {
    record: "8",
    count: counted.length,
    sum: sum(counted),
    cancelCount: taken.length,
    cancelSum: sum(taken),
  });
  const end = writeRecord("01", "header", { record: "9" });
  return encodeHalfWidth([header, ...records, trailer, end].map((record) => record + lineEnd).join(""));
}

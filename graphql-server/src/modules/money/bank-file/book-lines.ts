import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import { BankPayment } from "../bank-payment/bank-payment.entity.ts";
import { assign, bookReceipt } from "../bank-payment/book-bank-payment.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import type { BankFile } from "./bank-file.entity.ts";
import type { PlannedLine } from "./plan-import.ts";

interface Booking {
  file: BankFile;
  planned: readonly PlannedLine[];
  /** Open invoices by id. */
  invoices: ReadonlyMap<string, Invoice>;
  admin: Pick<AdminViewer, "adminId">;
}

function write(ctx: Pick<Ctx, "now">, em: EntityManager, { line, fingerprint }: PlannedLine, { file, admin }: Booking): BankPayment {
  const { paidOn, amount, payerName, bankName, branchName, ediInfo } = line;
  const payment = em.create(BankPayment, {
    id: newId(),
    source: "FILE",
    file,
    line: line.line,
    fingerprint,
    paidOn,
    amount,
    payerName,
    bankName: bankName || null,
    branchName: branchName || null,
    ediInfo: ediInfo || null,
    createdBy: admin.adminId,
    createdAt: ctx.now(),
  });
  bookReceipt(ctx, em, payment);
  return payment;
}

/** Books the new lines of a file in the given transaction. @returns the invoices that were paid, and how many lines wait for a hand */
export function bookLines(ctx: Pick<Ctx, "now">, em: EntityManager, booking: Booking): { paid: Invoice[]; open: number } {
  const paid: Invoice[] = [];
  let open = 0;
  for (const planned of booking.planned) {
    if (planned.verdict !== "MATCHED" && planned.verdict !== "OPEN") continue;
    const payment = write(ctx, em, planned, booking);
    const invoice = planned.invoiceId ? booking.invoices.get(planned.invoiceId) : undefined;
    if (invoice) {
      assign(ctx, em, { payment, invoice, amount: payment.amount, how: "MATCHED", admin: booking.admin });
      paid.push(invoice);
    } else open += 1;
  }
  return { paid, open };
}

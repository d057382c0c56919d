import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { isId, newId } from "../../shared/ids.ts";
import { notFound, parse, userError } from "../../shared/user-error.ts";
import type { AdminViewer } from "../../shared/viewer.ts";
import { BankPayment } from "../bank-payment/bank-payment.entity.ts";
import { requireAccountantNow } from "../bank-payment/bank-payment.policy.ts";
import { assign, auditMoney, bookReceipt } from "../bank-payment/book-bank-payment.ts";
import { thankForPayments } from "../bank-payment/thank-for-payment.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { BankFile } from "./bank-file.entity.ts";
import { type LineVerdict, type PlannedLine, planImport } from "./plan-import.ts";
import { requireFaultless } from "./stage-bank-file.ts";

const schema = z.strictObject({ id: z.string(), expectedMatched: z.int() });

function write(ctx: Ctx, em: EntityManager, admin: AdminViewer, { file, planned }: { file: BankFile; planned: PlannedLine }): BankPayment {
  const { line, fingerprint } = planned;
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

async function book(ctx: Ctx, em: EntityManager, admin: AdminViewer, input: { file: BankFile; expectedMatched: number }): Promise<void> {
  const { file, expectedMatched } = input;
  const { lines } = requireFaultless(Buffer.from(file.content), ctx.now());
  const { planned, invoices } = await planImport(em, lines, { lock: true });
  const count = (verdict: LineVerdict) => planned.filter((line) => line.verdict === verdict).length;
  // What the accountant agreed to is what happens: somebody may have recorded a payment since.
  if (count("MATCHED") !== expectedMatched) throw userError("PREVIEW_CHANGED", ["expectedMatched"]);
  const paid: Invoice[] = [];
  for (const line of planned) {
    if (line.verdict !== "MATCHED" && line.verdict !== "OPEN") continue;
    const payment = write(ctx, em, admin, { file, planned: line });
    const invoice = line.invoiceId ? invoices.get(line.invoiceId) : undefined;
    if (!invoice) continue;
    assign(ctx, em, { payment, invoice, amount: payment.amount, how: "MATCHED", admin });
    paid.push(invoice);
  }
  await thankForPayments(ctx, em, paid);
  const counts = { matchedCount: paid.length, openCount: count("OPEN"), knownCount: count("KNOWN") };
  Object.assign(file, { status: "IMPORTED", importedAt: ctx.now(), ...counts });
  auditMoney(ctx, em, { action: "bankFile.import", objectType: "BankFile", objectId: file.id, detail: counts });
}

/**
 * Books a staged file: every transfer that is new comes in, those that are matched pay their invoices. All or nothing; a file that was
 * imported before changes nothing.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, PREVIEW_CHANGED
 */
export async function importBankFile(ctx: Ctx, rawInput: unknown): Promise<BankFile> {
  const admin = requireAccountantNow(ctx);
  const { id, expectedMatched } = parse(schema, rawInput);
  if (!isId(id)) throw notFound();
  return runInTransaction(ctx.em, async (em) => {
    // One import at a time: two files may hold the same transfer.
    await em.execute("select pg_advisory_xact_lock(hashtext('bank_file'))");
    const file = await em.findOne(BankFile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, populate: ["content"] });
    if (!file) throw notFound();
    if (file.status === "STAGED") await book(ctx, em, admin, { file, expectedMatched });
    await em.flush();
    return file;
  });
}

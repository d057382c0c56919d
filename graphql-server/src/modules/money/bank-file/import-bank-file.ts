import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import { requireAccountantNow } from "../bank-payment/bank-payment.policy.ts";
import { auditMoney } from "../bank-payment/book-bank-payment.ts";
import { thankForPayments } from "../bank-payment/thank-for-payment.ts";
import { BankFile } from "./bank-file.entity.ts";
import { bookLines } from "./book-lines.ts";
import { type LineVerdict, planImport } from "./plan-import.ts";
import { requireFaultless } from "./stage-bank-file.ts";

const schema = z.strictObject({ id: z.string(), expectedMatched: z.int() });

async function book(ctx: Ctx, em: EntityManager, admin: AdminViewer, input: { file: BankFile; expectedMatched: number }): Promise<void> {
  const { file, expectedMatched } = input;
  const { lines } = requireFaultless(Buffer.from(file.content), ctx.now());
  const { planned, invoices } = await planImport(em, lines, { lock: true });
  const count = (verdict: LineVerdict) => planned.filter((line) => line.verdict === verdict).length;
  // What the accountant agreed to is what happens: somebody may have recorded a payment since.
  if (count("MATCHED") !== expectedMatched) throw userError("PREVIEW_CHANGED", ["expectedMatched"]);
  const { paid, open } = bookLines(ctx, em, { file, planned, invoices, admin });
  await thankForPayments(ctx, em, paid);
  const counts = { matchedCount: paid.length, openCount: open, knownCount: count("KNOWN") };
  Object.assign(file, { status: "IMPORTED", importedAt: ctx.now(), ...counts });
  auditMoney(ctx, em, { action: "bankFile.import", objectType: "BankFile", objectId: file.id, detail: counts });
}

/**
 * Books a staged file: every transfer that is new comes in, those that are matched pay their invoices. All or nothing; a file that was
 * imported before changes nothing.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, PREVIEW_CHANGED
 */
export async function importBankFile(ctx: Ctx, rawInput: z.input<typeof schema>): Promise<BankFile> {
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

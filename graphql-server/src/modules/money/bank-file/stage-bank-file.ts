import { createHash } from "node:crypto";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import type { ErrorCode } from "../../../shared/messages/error-code.ts";
import { UserErrors } from "../../../shared/user-error.ts";
import { requireAccountant } from "../bank-payment/bank-payment.policy.ts";
import { auditMoney } from "../bank-payment/book-bank-payment.ts";
import { BankFile } from "./bank-file.entity.ts";
import { readZengin, type ZenginFault, type ZenginFile } from "./read-zengin.ts";

/** The most faulty lines that one answer names. */
const faultsTold = 50;

const codes: Readonly<Record<ZenginFault, ErrorCode>> = {
  EMPTY: "ZENGIN_EMPTY",
  TOO_MANY: "ZENGIN_TOO_MANY",
  LENGTH: "ZENGIN_LENGTH",
  CHARACTER: "ZENGIN_CHARACTER",
  ORDER: "ZENGIN_ORDER",
  KIND: "ZENGIN_KIND",
  NUMBER: "ZENGIN_NUMBER",
  DATE: "ZENGIN_DATE",
  TOTAL: "ZENGIN_TOTAL",
};

/** A file without faults. @throws UserErrors ZENGIN_… with the number of the line, one for each faulty line */
export function requireFaultless(bytes: Buffer, now: Date): ZenginFile {
  const file = readZengin(bytes, now);
  if (file.problems.length === 0) return file;
  const told = file.problems.slice(0, faultsTold);
  throw new UserErrors(told.map(({ line, fault }) => ({ code: codes[fault], path: ["lines", String(line)], params: { line } })));
}

function accountOf({ accounts }: ZenginFile): string {
  const [first] = accounts;
  return first ? `${first.bankName} ${first.branchName} ${first.number} ${first.holder}`.slice(0, 120) : "";
}

/**
 * Keeps a bank's file to be looked at; nothing is booked. The same file again is the one that is there, imported or not. Of a file with
 * faults nothing is kept.
 * @throws UserErrors FORBIDDEN, ZENGIN_…
 */
export async function stageBankFile(ctx: Ctx, input: { fileName: string; bytes: Buffer }): Promise<BankFile> {
  const admin = requireAccountant(ctx);
  const { lines, from, to, ...file } = requireFaultless(input.bytes, ctx.now());
  const sha256 = createHash("sha256").update(input.bytes).digest("hex");
  return runInTransaction(ctx.em, async (em) => {
    await em.execute("select pg_advisory_xact_lock(hashtext('bank_file'))");
    const known = await em.findOne(BankFile, { sha256 });
    if (known) return known;
    const total = lines.reduce((sum, { amount, cancelled }) => sum + (cancelled ? 0 : amount), 0);
    const staged = em.create(BankFile, {
      id: newId(),
      sha256,
      fileName: input.fileName.replace(/[\p{Cc}/\\]/gu, "").slice(0, 200) || "zengin.txt",
      content: input.bytes,
      account: accountOf({ lines, from, to, ...file }),
      fromDay: from,
      toDay: to,
      lineCount: lines.length,
      total,
      uploadedBy: admin.adminId,
      uploadedAt: ctx.now(),
    });
    auditMoney(ctx, em, {
      action: "bankFile.upload",
      objectType: "BankFile",
      objectId: staged.id,
      detail: { sha256, lines: lines.length },
    });
    return staged;
  });
}

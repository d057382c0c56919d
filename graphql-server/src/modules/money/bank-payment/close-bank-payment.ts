import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import type { BankPayment, bankPaymentStatuses } from "./bank-payment.entity.ts";
import { requireAccountantNow } from "./bank-payment.policy.ts";
import { reason } from "./bank-payment.validation.ts";
import { auditMoney, bookReturn, restOf } from "./book-bank-payment.ts";
import { lockPayment } from "./lock-money.ts";

export const closeOutcomes = ["RETURNED", "SET_ASIDE", "TAKEN_BACK", "OPEN"] as const;

const schema = z.strictObject({ id: z.string(), version: z.int(), outcome: z.enum(closeOutcomes), reason });
type Outcome = (typeof closeOutcomes)[number];
type Status = (typeof bankPaymentStatuses)[number];

/** Outcomes by the state before. What was set aside may be opened again; money that has left may not. */
const legal: Readonly<Record<Status, readonly Outcome[]>> = {
  OPEN: ["RETURNED", "SET_ASIDE", "TAKEN_BACK"],
  ASSIGNED: [],
  SET_ASIDE: ["OPEN", "RETURNED"],
  RETURNED: [],
  TAKEN_BACK: [],
};

/**
 * Ends what remains of a payment without an invoice: sent back to the payer, taken back by the bank, or set aside; or opens what was set
 * aside. Money that leaves the account leaves the book too.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function closeBankPayment(ctx: Ctx, rawInput: z.input<typeof schema>): Promise<BankPayment> {
  requireAccountantNow(ctx);
  const input = parse(schema, rawInput);
  return runInTransaction(ctx.em, async (em) => {
    const payment = await lockPayment(em, input);
    const status: Status = payment.status;
    const moves = legal[status];
    if (!moves.includes(input.outcome)) throw userError("ILLEGAL_TRANSITION", ["outcome"], { legal: moves.join(", ") || "-" });
    const rest = restOf(payment);
    if (input.outcome === "RETURNED" || input.outcome === "TAKEN_BACK") bookReturn(ctx, em, rest);
    payment.status = input.outcome;
    payment.note = input.reason;
    const detail = { outcome: input.outcome, rest, reason: input.reason };
    auditMoney(ctx, em, { action: "bankPayment.close", objectType: "BankPayment", objectId: payment.id, detail });
    await em.flush();
    return payment;
  });
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { BankAssignment } from "../bank-payment/bank-assignment.entity.ts";
import { BankPayment } from "../bank-payment/bank-payment.entity.ts";
import type { BankFile } from "./bank-file.entity.ts";
import type { PlannedLine } from "./plan-import.ts";

/**
 * The lines of an imported file as booked: whether the import matched them, and the invoice that each pays now. Lines that another file
 * had brought before stay known.
 */
export async function bookedLines(em: EntityManager, file: BankFile, planned: readonly PlannedLine[]): Promise<PlannedLine[]> {
  const payments = await em.find(BankPayment, { file }, { fields: ["fingerprint"] });
  const assignments = await em.find(BankAssignment, { payment: { file } }, { orderBy: { id: "asc" } });
  const idOf = new Map(payments.map(({ id, fingerprint }) => [fingerprint, id]));
  const of = Map.groupBy(assignments, ({ payment }) => payment.id);
  return planned.map((line) => {
    const id = idOf.get(line.fingerprint);
    if (!id) return line;
    const own = of.get(id) ?? [];
    const verdict = own.some(({ how }) => how === "MATCHED") ? "MATCHED" : "OPEN";
    return { ...line, verdict, invoiceId: own.find(({ undoneAt }) => !undoneAt)?.invoice.id ?? null };
  });
}

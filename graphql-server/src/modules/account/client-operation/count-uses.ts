import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";

const statement = `update client_operation o set uses = o.uses + n.uses, last_used_at = greatest(o.last_used_at, ?::timestamptz)
  from unnest(?::uuid[], ?::int[]) as n(id, uses) where o.id = n.id`;

/** Adds to the uses of operations, by their ids, in one statement. */
export async function countUses(em: EntityManager, { uses, now }: { uses: ReadonlyMap<string, number>; now: Date }): Promise<void> {
  const parameters = [now, `{${[...uses.keys()].join(",")}}`, `{${[...uses.values()].join(",")}}`];
  await runInTransaction(em, async (transaction) => void (await transaction.execute(statement, parameters)));
}

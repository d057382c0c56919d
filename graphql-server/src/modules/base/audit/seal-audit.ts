import type { EntityManager } from "@mikro-orm/postgresql";

const batch = 1_000;
const batchesAtOnce = 40;

/**
 * Adds seals to the chain for acts that are committed, each batch in a transaction of its own. Two processes may do it at once: the second one
 * finds nothing to do.
 * @returns true when more wait
 */
export async function sealAudit(em: EntityManager): Promise<boolean> {
  for (let count = 0; count < batchesAtOnce; count += 1) {
    const [row] = await em.execute<{ sealed: number }[]>("select seal_audit_events(?) as sealed", [batch]);
    if ((row?.sealed ?? 0) < batch) return false;
  }
  return true;
}

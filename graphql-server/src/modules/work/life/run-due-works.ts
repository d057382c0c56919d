import { LockMode } from "@mikro-orm/core";
import type { EntityManager, FilterQuery } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { Work } from "../posting/work.entity.ts";
import { companyOf, type LockedWork } from "./lock-work.ts";

const batch = 200;

/** Moves every work for which a time has come, each in a transaction of its own, so that one failure does not hold the others. */
export async function runDueWorks(
  ctx: Ctx,
  due: FilterQuery<Work>,
  move: (em: EntityManager, locked: LockedWork) => Promise<void>,
): Promise<number> {
  const rows = await ctx.em.find(Work, due, { fields: ["id"], limit: batch, orderBy: { id: "asc" } });
  const ids = rows.map(({ id }) => id);
  ctx.em.clear();
  let moved = 0;
  for (const id of ids) {
    await runInTransaction(ctx.em, async (em) => {
      const work = await em.findOne(Work, { $and: [{ id }, due] }, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, refresh: true });
      if (!work) return;
      await move(em, { work, company: await companyOf(em, work) });
      await em.flush();
      moved += 1;
    });
    ctx.em.clear();
  }
  return moved;
}

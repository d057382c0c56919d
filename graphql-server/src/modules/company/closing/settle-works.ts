import { LockMode } from "@mikro-orm/core";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { requireCompanyOwner } from "../../account/member/company-member.policy.ts";
import { endEntriesOfWork, undecidedStatuses } from "../../entry/entry/end-entries-of-work.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { companyOf } from "../../work/life/lock-work.ts";
import { moveWork } from "../../work/life/move-work.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { publishedStatuses } from "../../work/posting/work.status.ts";
import { type ClosingState, closingState } from "./company-closing.queries.ts";

/** Ends the applications that still wait although their work has ended before, e.g. by its date. */
async function endLeftEntries(ctx: Ctx, companyId: string): Promise<void> {
  const waiting = await ctx.em.find(
    Entry,
    { company: companyId, status: { $in: [...undecidedStatuses] } },
    { fields: ["work"], limit: 10_000 },
  );
  const ids = new Set(waiting.map(({ work }) => work.id));
  ctx.em.clear();
  for (const id of ids) {
    await runInTransaction(ctx.em, async (em) => {
      const ended = { id, company: companyId, status: { $nin: [...publishedStatuses] } } as const;
      const work = await em.findOne(Work, ended, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (work) await endEntriesOfWork(ctx, em, work.id);
    });
    ctx.em.clear();
  }
}

/**
 * Ends every published work of a company that wants to leave, each in a transaction of its own, and tells every applicant whose
 * application ends with it. Safe to repeat. @throws UserErrors FORBIDDEN
 */
export async function settleWorks(ctx: Ctx): Promise<ClosingState> {
  const { companyId } = requireCompanyOwner(ctx);
  const published = { company: companyId, status: { $in: [...publishedStatuses] } } as const;
  const ids = (await ctx.em.find(Work, published, { fields: ["id"], limit: 1_000 })).map(({ id }) => id);
  ctx.em.clear();
  for (const id of ids) {
    await runInTransaction(ctx.em, async (em) => {
      const work = await em.findOne(Work, { id, ...published }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!work) return;
      await moveWork(ctx, em, { work, company: await companyOf(em, work) }, { to: "CLOSED", mover: "COMPANY" });
      await endEntriesOfWork(ctx, em, work.id);
      await em.flush();
    });
    ctx.em.clear();
  }
  await endLeftEntries(ctx, companyId);
  return closingState(ctx);
}

import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, UserErrors } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { moveWork } from "../../work/life/move-work.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { holdsPlace } from "../../work/posting/work.status.ts";
import { WorkEvent } from "../../work/posting/work-event.entity.ts";
import { requireLawful } from "../../work/requirement/require-lawful.ts";
import { lockCompany, mailMembers, reasonedSchema, recordDecision, requireStatus } from "./decide-company.ts";

export interface RestoredCompany {
  company: Company;
  restoredWorkCount: number;
  /** Works that stay suspended: the plan has no room for them, or they are not lawful any more. */
  leftWorkCount: number;
}

/** Works that the suspension of the company hid, with where they were; those the operator suspended on their own are left alone. */
async function hiddenWorks(em: EntityManager, company: Company): Promise<{ work: Work; to: WorkEvent["to"] }[]> {
  if (!company.suspendedAt) return [];
  const suspended = { company: company.id, status: "SUSPENDED" } as const;
  const works = await em.find(Work, suspended, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { publishedAt: "asc" } });
  const events = await em.find(WorkEvent, { work: { $in: works.map(({ id }) => id) }, to: "SUSPENDED", at: company.suspendedAt });
  const before = new Map(events.map((event) => [event.work.id, event.from]));
  return works.flatMap((work) => {
    const to = before.get(work.id);
    return to && holdsPlace(to) ? [{ work, to }] : [];
  });
}

async function show(
  ctx: Ctx,
  em: EntityManager,
  { company, reason, ...found }: { company: Company; reason: string; work: Work; to: WorkEvent["to"] },
) {
  const { work, to } = found;
  try {
    if (to === "OPEN") await requireLawful(em, work, ctx.now());
    await moveWork(ctx, em, { work, company }, { to, mover: "ADMIN", reason, audit: "work.unsuspend" });
    return true;
  } catch (error) {
    if (error instanceof UserErrors) return false;
    throw error;
  }
}

/**
 * Lifts the suspension of a company: its works go back where they were as far as its plan and the law allow, and its members are told.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function restoreCompany(ctx: Ctx, input: z.input<typeof reasonedSchema>): Promise<RestoredCompany> {
  const admin = requireOperator(ctx);
  const { reason, ...wanted } = parse(reasonedSchema, input);
  return runInTransaction(ctx.em, async (em) => {
    const company = await lockCompany(em, wanted);
    requireStatus(company, "SUSPENDED");
    const hidden = await hiddenWorks(em, company);
    Object.assign(company, { status: "ACTIVE", suspendedAt: null, updatedAt: ctx.now() });
    await em.flush();
    let restored = 0;
    for (const found of hidden) restored += (await show(ctx, em, { company, reason, ...found })) ? 1 : 0;
    recordDecision(ctx, em, company, { kind: "RESTORED", admin, reason, detail: { works: restored } });
    await mailMembers(ctx, em, { company, template: "company-restored", reason });
    await em.flush();
    return { company, restoredWorkCount: restored, leftWorkCount: hidden.length - restored };
  });
}

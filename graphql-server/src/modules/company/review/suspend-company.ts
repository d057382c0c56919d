import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { suspensionWords } from "../../../platform/mail/words/suspension-words.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { suspensionGrounds } from "../../../shared/vocabulary/suspension-ground.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { sessionsEnded } from "../../account/session/sessions-ended.ts";
import { moveWork } from "../../work/life/move-work.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { publishedStatuses } from "../../work/posting/work.status.ts";
import { decisionSchema, lockCompany, mailMembers, reasonSchema, recordDecision, requireStatus } from "./decide-company.ts";

/** Takes every published work of a locked company off the site. At most as many as its plan allows. */
async function hideWorks(ctx: Ctx, em: EntityManager, company: Company, reason: string): Promise<number> {
  const published = { company: company.id, status: { $in: [...publishedStatuses] } } as const;
  const works = await em.find(Work, published, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: "asc" } });
  for (const work of works) await moveWork(ctx, em, { work, company }, { to: "SUSPENDED", mover: "ADMIN", reason, audit: "work.suspend" });
  return works.length;
}

const schema = decisionSchema.extend({ ground: z.enum(suspensionGrounds), reason: reasonSchema.nullish() });

/**
 * Stops a company: its works leave the site, its members are signed out and told on what ground, its plan is not renewed. Applications stay where they
 * are. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function suspendCompany(ctx: Ctx, input: z.input<typeof schema>): Promise<Company> {
  const admin = requireOperator(ctx);
  const { ground, reason, ...wanted } = parse(schema, input);
  const recorded = [suspensionWords.ja[ground], ...(reason ? [reason] : [])].join("\n");
  return runInTransaction(ctx.em, async (em) => {
    const company = await lockCompany(em, wanted);
    requireStatus(company, "ACTIVE");
    // One moment for all of it: by it the works are found again when the suspension is lifted.
    const now = ctx.now();
    const works = await hideWorks({ ...ctx, now: () => now }, em, company, recorded);
    Object.assign(company, { status: "SUSPENDED", suspendedAt: now, updatedAt: now });
    recordDecision(ctx, em, company, { kind: "SUSPENDED", admin, reason: recorded, detail: { works } });
    await mailMembers(ctx, em, { company, template: "company-suspended", reason: reason ?? null, ground });
    await em.flush();
    ctx.publish(sessionsEnded({ companyId: company.id }));
    return company;
  });
}

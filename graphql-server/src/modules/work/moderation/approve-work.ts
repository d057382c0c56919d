import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { lockWork } from "../life/lock-work.ts";
import { moveWork } from "../life/move-work.ts";
import { tellCompany } from "../life/tell-company.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { illegalMove } from "../posting/work.status.ts";
import { requireLawful } from "../requirement/require-lawful.ts";

const schema = z.strictObject({ id: z.string(), version: z.int() });

/**
 * Publishes a posting under review: at once, or by the clock when its time lies ahead. Takes a place of the company's plan.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, PLAN_LIMIT, COMPANY_NOT_ACTIVE, or one a missing item
 */
export async function approveWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  requireModerator(ctx);
  const { id, version } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const locked = await lockWork(em, { id, version });
    const { company, work } = locked;
    const later = work.publishAt && work.publishAt > ctx.now() ? work.publishAt : null;
    const to = later ? "SCHEDULED" : "OPEN";
    if (work.status !== "REVIEW") throw illegalMove(work.status, "ADMIN");
    if (company.status !== "ACTIVE") throw userError("COMPANY_NOT_ACTIVE");
    await requireLawful(em, work, later ?? ctx.now());
    await moveWork(ctx, em, locked, { to, mover: "ADMIN", audit: "work.approve" });
    await tellCompany(ctx, em, locked, { template: "work-approved" });
    await em.flush();
    return work;
  });
}

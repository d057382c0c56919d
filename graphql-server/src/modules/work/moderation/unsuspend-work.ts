import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { lockWork } from "../life/lock-work.ts";
import { moveWork } from "../life/move-work.ts";
import { tellCompany } from "../life/tell-company.ts";
import { firstConfirmation } from "../posting/published-until.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { holdsPlace, illegalMove } from "../posting/work.status.ts";
import { reasonSchema } from "../posting/work.validation.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { WorkEvent } from "../posting/work-event.entity.ts";
import { requireLawful } from "../requirement/require-lawful.ts";
import { asWritten } from "./moderation-reason.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), reason: reasonSchema });

/** The state of the work before it was last suspended. */
async function stateBefore(em: EntityManager, work: Work): Promise<WorkStatus> {
  const suspension = await em.findOne(WorkEvent, { work: work.id, to: "SUSPENDED" }, { orderBy: { at: "desc", id: "desc" } });
  return suspension?.from && holdsPlace(suspension.from) ? suspension.from : "PAUSED";
}

/**
 * Puts a suspended posting back where it was, and tells the company.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, PLAN_LIMIT, COMPANY_NOT_ACTIVE, or one a missing item
 */
export async function unsuspendWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  requireModerator(ctx);
  const { id, version, reason } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const locked = await lockWork(em, { id, version });
    const { company, work } = locked;
    if (work.status !== "SUSPENDED") throw illegalMove(work.status, "ADMIN");
    if (company.status !== "ACTIVE") throw userError("COMPANY_NOT_ACTIVE");
    const before = await stateBefore(em, work);
    // One whose confirmation ran out meanwhile waits for its company, who confirms it by opening it again.
    const to = before === "OPEN" && (work.confirmedOn ?? "") < firstConfirmation(jstDate(ctx.now())) ? "PAUSED" : before;
    if (to === "OPEN") await requireLawful(em, work, ctx.now());
    await moveWork(ctx, em, locked, { to, mover: "ADMIN", reason, audit: "work.unsuspend" });
    await tellCompany(ctx, em, locked, { template: "work-unsuspended", reason: asWritten(reason) });
    await em.flush();
    return work;
  });
}

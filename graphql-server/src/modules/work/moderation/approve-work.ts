import type { EntityManager } from "@mikro-orm/postgresql";
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
import { decideAlone } from "../review/review-claim.ts";

const schema = z.strictObject({ id: z.string(), version: z.int() });

/** Publishes a posting under review in the given transaction. */
export async function publishReviewed(ctx: Ctx, em: EntityManager, { id, version }: z.output<typeof schema>): Promise<Work> {
  const locked = await lockWork(em, { id, version });
  const { company, work } = locked;
  const later = work.publishAt && work.publishAt > ctx.now() ? work.publishAt : null;
  const to = later ? "SCHEDULED" : "OPEN";
  if (work.status !== "REVIEW") throw illegalMove(work.status, "ADMIN");
  await decideAlone(ctx, em, work);
  if (company.status !== "ACTIVE") throw userError("COMPANY_NOT_ACTIVE");
  await requireLawful(em, work, later ?? ctx.now());
  await moveWork(ctx, em, locked, { to, mover: "ADMIN", audit: "work.approve" });
  await tellCompany(ctx, em, locked, { template: "work-approved" });
  await em.flush();
  return work;
}

/**
 * Publishes a posting under review: at once, or by the clock when its time lies ahead. Takes a place of the company's plan.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, REVIEW_CLAIMED, PLAN_LIMIT, COMPANY_NOT_ACTIVE, or one a missing item
 */
export async function approveWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  requireModerator(ctx);
  const target = parse(schema, input);
  return runInTransaction(ctx.em, (em) => publishReviewed(ctx, em, target));
}

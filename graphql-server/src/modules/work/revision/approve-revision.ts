import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditWork } from "../life/audit-work.ts";
import { tellCompany } from "../life/tell-company.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { decideAlone } from "../review/review-claim.ts";
import { pathOfChange } from "./content-changes.ts";
import { lockOpenRevision } from "./lock-revision.ts";
import { takeOver } from "./take-over.ts";

const schema = z.strictObject({ workId: z.string(), version: z.int() });

/** Makes the changes under review public in the given transaction. */
export async function publishRevision(ctx: Ctx, em: EntityManager, { workId, version }: z.output<typeof schema>): Promise<Work> {
  const locked = await lockOpenRevision(em, { workId, version });
  const { company, revision, work } = locked;
  if (revision.status !== "REVIEW") throw userError("WORK_NOT_EDITABLE", ["workId"]);
  await decideAlone(ctx, em, work);
  if (company.status !== "ACTIVE") throw userError("COMPANY_NOT_ACTIVE");
  await takeOver(ctx, em, locked);
  auditWork(ctx, em, work, {
    action: "work.approveRevision",
    detail: { fields: revision.taken.map((change) => pathOfChange(change).join(".")).join(" ") },
  });
  await tellCompany(ctx, em, locked, { template: "work-revision-approved" });
  await em.flush();
  return work;
}

/**
 * Makes the changes of a revision under review public, all at once; what they replaced is kept.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, WORK_NOT_EDITABLE, REVIEW_CLAIMED, COMPANY_NOT_ACTIVE, REVISION_CONFLICT, or one a missing item
 */
export async function approveRevision(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  requireModerator(ctx);
  const target = parse(schema, input);
  return runInTransaction(ctx.em, (em) => publishRevision(ctx, em, target));
}

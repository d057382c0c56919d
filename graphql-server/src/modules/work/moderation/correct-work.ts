import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditWork } from "../life/audit-work.ts";
import { lockWork } from "../life/lock-work.ts";
import { tellCompany } from "../life/tell-company.ts";
import { changedColumns, setContent } from "../posting/set-content.ts";
import { columnsOf } from "../posting/work.columns.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { holdsPlace, isEnded } from "../posting/work.status.ts";
import { reasonSchema, workContentSchema } from "../posting/work.validation.ts";
import { requireLawful } from "../requirement/require-lawful.ts";
import { pathOfChange } from "../revision/content-changes.ts";
import { indexWork } from "../search/work.search-index.ts";
import { asWritten } from "./moderation-reason.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), content: workContentSchema, reason: reasonSchema });

/**
 * The operator puts a posting right, e.g. a slip of the pen, under the same rules as its company; the company is told why, and the record
 * names the fields.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, WORK_NOT_EDITABLE, or one a missing item of a published work
 */
export async function correctWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  requireModerator(ctx);
  const { id, version, content, reason } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const locked = await lockWork(em, { id, version });
    const { company, work } = locked;
    if (isEnded(work.status) || work.status === "DRAFT") throw userError("WORK_NOT_EDITABLE");
    const columns = columnsOf(content, work);
    const changed = changedColumns(work, columns);
    if (changed.length === 0) return work;
    setContent(work, columns);
    work.updatedAt = ctx.now();
    if (holdsPlace(work.status)) {
      await requireLawful(em, work, ctx.now());
      work.infoUpdatedAt = ctx.now();
      indexWork(work, company);
    }
    auditWork(ctx, em, work, {
      action: "work.correct",
      detail: { fields: changed.map((column) => pathOfChange({ column }).join(".")).join(" ") },
    });
    await tellCompany(ctx, em, locked, { template: "work-corrected", reason: asWritten(reason) });
    await em.flush();
    return work;
  });
}

import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { changedColumns, setColumns } from "../posting/set-content.ts";
import { columnsOf } from "../posting/work.columns.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { baseOf, hasDrifted, rebase } from "./content-changes.ts";
import { lockRevision } from "./lock-revision.ts";
import { WorkRevision } from "./work-revision.entity.ts";

const schema = z.strictObject({ workId: z.string(), version: z.int().nullish(), content: workContentSchema });

/**
 * Keeps changes to a published work for a later review; the public goes on seeing the work as it is. When the public posting itself changed
 * meanwhile, the revision is brought up to it and the writer is asked to read it again.
 * @throws UserErrors NOT_FOUND, WORK_NOT_EDITABLE, STALE_VERSION
 */
export async function saveRevision(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { companyId } = requireWriter(ctx);
  const { workId, version = null, content } = parse(schema, input);
  const saved = await runInTransaction(ctx.em, async (em) => {
    const { work, revision: known } = await lockRevision(em, { workId, version, companyId });
    const columns = columnsOf(content, known ?? work);
    if (known?.status === "REVIEW") throw userError("WORK_NOT_EDITABLE", ["workId"]);
    if (known && hasDrifted(work, known)) {
      rebase(work, known);
      await em.flush();
      return null;
    }
    if (changedColumns(known ?? work, columns).length === 0) return work;
    const now = ctx.now();
    const base = baseOf(work);
    const revision = known ?? em.create(WorkRevision, { id: newId(), work, ...base, base, createdAt: now, updatedAt: now });
    setColumns(revision, columns);
    revision.updatedAt = now;
    const shown = revision.status === "RETURNED" ? "RETURNED" : "DRAFT";
    if (work.revisionStatus !== shown) work.revisionStatus = shown;
    await em.flush();
    return work;
  });
  if (!saved) throw userError("STALE_VERSION", ["version"]);
  return saved;
}

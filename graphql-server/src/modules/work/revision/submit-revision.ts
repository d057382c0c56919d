import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import type { Work } from "../posting/work.entity.ts";
import { requirePublisher } from "../posting/work.policy.ts";
import { reportingCrime } from "../report/reporting-crime.ts";
import { isQuestionable, requireLawful } from "../requirement/require-lawful.ts";
import { changesOf, isFree, touchedColumns } from "./content-changes.ts";
import { lockOpenRevision } from "./lock-revision.ts";
import { merged, requireNoConflict, takeOver } from "./take-over.ts";

const schema = z.strictObject({ workId: z.string(), version: z.int() });

/**
 * Sends the changes to a published work to review; changes that no review looks at are made at once, unless they say something that a moderator must decide.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, WORK_NOT_EDITABLE, REVISION_EMPTY, REVISION_CONFLICT, or one a missing item
 */
export async function submitRevision(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { companyId } = requirePublisher(ctx);
  const { workId, version } = parse(schema, input);
  return reportingCrime(ctx, workId, () =>
    runInTransaction(ctx.em, async (em) => {
      const locked = await lockOpenRevision(em, { workId, version, companyId });
      const { work, revision } = locked;
      if (revision.status === "REVIEW") throw userError("WORK_NOT_EDITABLE", ["workId"]);
      if (changesOf(work, revision).length === 0) throw userError("REVISION_EMPTY", ["workId"]);
      const columns = touchedColumns(revision);
      const isHeld = !isFree(columns) || (await isQuestionable(em, merged(work, revision), { columns, at: ctx.now() }));
      if (!isHeld) await takeOver(ctx, em, locked);
      else {
        requireNoConflict(work, revision);
        await requireLawful(em, merged(work, revision), ctx.now());
        const now = ctx.now();
        Object.assign(revision, { status: "REVIEW", submittedAt: now, updatedAt: now, returnReason: null });
        Object.assign(work, { revisionStatus: "REVIEW", submittedAt: now, updatedAt: now });
      }
      await em.flush();
      return work;
    }),
  );
}

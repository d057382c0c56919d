import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, UserErrors, userError } from "../../../shared/user-error.ts";
import type { ContentColumn } from "../field/fields.ts";
import { fieldPath, freeColumns } from "../field/fields.ts";
import { markConfirmed } from "../posting/published-until.ts";
import { changedColumns, setContent } from "../posting/set-content.ts";
import { columnsOf } from "../posting/work.columns.ts";
import type { Work } from "../posting/work.entity.ts";
import { isFreelyEditable, mayEdit, requireWriter } from "../posting/work.policy.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { reportingCrime } from "../report/reporting-crime.ts";
import { isQuestionable, requireLawful } from "../requirement/require-lawful.ts";
import { indexWork } from "../search/work.search-index.ts";
import { lockWork } from "./lock-work.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), content: workContentSchema });

/**
 * Changes what is given of a posting. A draft may change everywhere; of a published posting only what the law does not demand: the rest
 * needs a review first.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, WORK_NOT_EDITABLE, WORK_EDIT_NEEDS_REVIEW
 */
export async function updateWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { companyId } = requireWriter(ctx);
  const { id, version, content } = parse(schema, input);
  return reportingCrime(ctx, id, () =>
    runInTransaction(ctx.em, async (em) => {
      const { work, company } = await lockWork(em, { id, version, companyId });
      if (!mayEdit(ctx.viewer, work)) throw userError("WORK_NOT_EDITABLE");
      const columns = columnsOf(content, work);
      const changed = changedColumns(work, columns);
      if (changed.length === 0) return work;
      const free = isFreelyEditable(work);
      if (!free) requireNoReview(changed);
      const before = work.applyBy;
      setContent(work, columns);
      if (work.status === "OPEN" && isExtended(before, work.applyBy)) markConfirmed(work, ctx.now());
      work.updatedAt = ctx.now();
      if (!free) {
        await requireLawful(em, work, ctx.now());
        if (await isQuestionable(em, work, { columns: changed, at: ctx.now() })) throw needsReview(changed);
        work.infoUpdatedAt = ctx.now();
        indexWork(work, company);
      }
      await em.flush();
      return work;
    }),
  );
}

/** True when a later day to apply by, or none, took the place of one: whoever does that still recruits. */
function isExtended(before: string | null | undefined, after: string | null | undefined): boolean {
  return Boolean(before) && (!after || after > (before ?? ""));
}

/** @throws UserErrors WORK_EDIT_NEEDS_REVIEW for each field that the review looked at. */
function requireNoReview(changed: readonly ContentColumn[]): void {
  const held = changed.filter((column) => !freeColumns.has(column));
  if (held.length === 0) return;
  throw needsReview(held);
}

function needsReview(columns: readonly ContentColumn[]): UserErrors {
  return new UserErrors(columns.map((column) => ({ code: "WORK_EDIT_NEEDS_REVIEW", path: ["content", ...fieldPath(column)] })));
}

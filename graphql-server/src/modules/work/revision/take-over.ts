import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { UserErrors } from "../../../shared/user-error.ts";
import type { Company } from "../../account/company/company.entity.ts";
import type { ContentColumn } from "../field/fields.ts";
import { fieldPath } from "../field/fields.ts";
import { markConfirmed } from "../posting/published-until.ts";
import { setContent } from "../posting/set-content.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { requireLawful } from "../requirement/require-lawful.ts";
import { indexWork } from "../search/work.search-index.ts";
import { baseOf, changesOf, conflictingColumns, touchedColumns } from "./content-changes.ts";
import type { WorkRevision } from "./work-revision.entity.ts";

/** @throws UserErrors REVISION_CONFLICT one a field that changed on both sides. */
export function requireNoConflict(work: Work, revision: WorkRevision): void {
  const both = conflictingColumns(work, revision);
  if (both.length === 0) return;
  throw new UserErrors(both.map((column) => ({ code: "REVISION_CONFLICT", path: ["content", ...fieldPath(column)] })));
}

/** The public posting with the changes of a revision, beside it. */
export function merged(work: Work, revision: WorkRevision): ContentColumns {
  return Object.assign(new Work(), baseOf(work), takenColumns(revision, touchedColumns(revision)));
}

function takenColumns(revision: WorkRevision, columns: readonly ContentColumn[]): Partial<ContentColumns> {
  return Object.fromEntries(columns.map((name) => [name, revision[name] ?? null]));
}

/**
 * Makes the changes of a revision public at once, when they are lawful today, and keeps what they were. All in the given transaction.
 * @throws UserErrors REVISION_CONFLICT, or one a missing item
 */
export async function takeOver(
  ctx: Ctx,
  em: EntityManager,
  { work, company, revision }: { work: Work; company: Company; revision: WorkRevision },
): Promise<void> {
  requireNoConflict(work, revision);
  const now = ctx.now();
  revision.taken = changesOf(work, revision);
  setContent(work, takenColumns(revision, touchedColumns(revision)));
  await requireLawful(em, work, now);
  Object.assign(revision, {
    status: "OPEN",
    decidedAt: now,
    decidedBy: ctx.viewer.admin?.adminId ?? null,
    returnReason: null,
    updatedAt: now,
  });
  Object.assign(work, { revisionStatus: null, infoUpdatedAt: now, updatedAt: now });
  markConfirmed(work, now);
  indexWork(work, company);
}

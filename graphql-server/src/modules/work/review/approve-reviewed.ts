import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { publishReviewed } from "../moderation/approve-work.ts";
import { Work } from "../posting/work.entity.ts";
import { publishRevision } from "../revision/approve-revision.ts";

/**
 * Approves what is under review of a posting: the posting itself, or the changes to it. In the given transaction.
 * @throws UserErrors as approveWork and approveRevision do
 */
export async function approveReviewed(ctx: Ctx, em: EntityManager, { id, version }: { id: string; version: number }): Promise<Work> {
  const work = isId(id) ? await em.findOne(Work, { id }, { refresh: true }) : null;
  const hasChanges = work?.status !== "REVIEW" && work?.revisionStatus === "REVIEW";
  return hasChanges ? publishRevision(ctx, em, { workId: id, version }) : publishReviewed(ctx, em, { id, version });
}

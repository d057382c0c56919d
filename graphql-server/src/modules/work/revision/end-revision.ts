import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import type { Work } from "../posting/work.entity.ts";
import { openRevision } from "./open-revision.ts";
import { WorkRevision } from "./work-revision.entity.ts";

/** Gives up the open revision of a work that is over; one that is suspended gets it back with the reason. In the given transaction. */
export async function endRevision(ctx: Ctx, em: EntityManager, work: Work, stop: { isOver: boolean; reason?: string }): Promise<void> {
  if (!work.revisionStatus) return;
  const revision = await em.findOne(WorkRevision, { work: work.id, ...openRevision });
  if (revision) {
    const returned = { status: "RETURNED" as const, returnReason: stop.reason ?? null };
    Object.assign(revision, stop.isOver ? { status: "CLOSED" } : returned, { updatedAt: ctx.now() });
  }
  work.revisionStatus = revision && !stop.isOver ? "RETURNED" : null;
}

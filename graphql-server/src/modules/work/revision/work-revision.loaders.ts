import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { openRevision } from "./open-revision.ts";
import { WorkRevision } from "./work-revision.entity.ts";

const shownPast = 20;

/** The open revision of each work. */
export function openRevisionByWork(ctx: Ctx): DataLoader<string, WorkRevision | null> {
  return new DataLoader(async (ids) => {
    const revisions = await ctx.em.find(WorkRevision, { work: { $in: [...ids] }, ...openRevision }, { populate: ["work"] });
    const byWork = new Map(revisions.map((revision) => [revision.work.id, revision]));
    return ids.map((id) => byWork.get(id) ?? null);
  });
}

/** Revisions of each work that were taken over, newest first. */
export function pastRevisionsByWork(ctx: Ctx): DataLoader<string, WorkRevision[]> {
  return new DataLoader(async (ids) => {
    const revisions = await ctx.em.find(
      WorkRevision,
      { work: { $in: [...ids] }, status: "OPEN" },
      { populate: ["work"], orderBy: { decidedAt: "desc", id: "desc" }, limit: shownPast * ids.length },
    );
    const byWork = Map.groupBy(revisions, (revision) => revision.work.id);
    return ids.map((id) => (byWork.get(id) ?? []).slice(0, shownPast));
  });
}

import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { Entry } from "./entry.entity.ts";
import { endedEntryStatuses } from "./entry.vocabulary.ts";

/** The id of the signed-in seeker's open entry for each work; null for everyone else, without a statement. */
export function openEntryIdByWork(ctx: Ctx): DataLoader<string, string | null> {
  return new DataLoader(async (ids) => {
    const user = ctx.viewer.seeker?.userId;
    if (!user) return ids.map(() => null);
    const open = { user, work: { $in: [...ids] }, status: { $nin: [...endedEntryStatuses] } };
    const entries = await ctx.em.find(Entry, open, { fields: ["id", "work"] });
    const byWork = new Map(entries.map((entry) => [entry.work.id, entry.id]));
    return ids.map((id) => byWork.get(id) ?? null);
  });
}

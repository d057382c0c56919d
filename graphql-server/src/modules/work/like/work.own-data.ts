import type { Ctx } from "../../../shared/ctx.ts";
import { SavedSearch } from "../saved-search/saved-search.entity.ts";
import { HiddenWork } from "./hidden-work.entity.ts";
import { WorkLike } from "./work-like.entity.ts";

const byId = { orderBy: { id: "asc" } } as const;

export async function* likedWorks(ctx: Ctx, userId: string) {
  const likes = await ctx.em.find(WorkLike, { user: userId }, { populate: ["work"], orderBy: { createdAt: "asc" } });
  for (const { work, createdAt } of likes) yield { work: work.unwrap().title, workId: work.id, likedAt: createdAt };
}

export async function* hiddenWorks(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(HiddenWork, { user: userId }, { populate: ["work"], orderBy: { createdAt: "asc" } });
  for (const { work, createdAt } of rows) yield { work: work.unwrap().title, workId: work.id, hiddenAt: createdAt };
}

export async function* savedSearches(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(SavedSearch, { user: userId }, byId);
  for (const { name, filter, alert, frequency, createdAt } of rows) yield { name, filter, alert, frequency, createdAt };
}

import type { Ctx } from "../../../shared/ctx.ts";

/** Things a seeker loses by leaving, besides the applications under way. */
export interface CancellationImpact {
  userId: string;
  conversationCount: number;
  likedWorkCount: number;
  fileCount: number;
}

/** Counts what ends and what is erased when the seeker leaves, in one statement. */
export async function cancellationImpact(ctx: Ctx, userId: string): Promise<CancellationImpact> {
  const [counts] = await ctx.em.execute<Omit<CancellationImpact, "userId">[]>(
    `select
      (select count(*)::int from conversation where user_id = ?) as "conversationCount",
      (select count(*)::int from work_like where user_id = ?) as "likedWorkCount",
      (select count(*)::int from attachment where owner_kind = 'SEEKER' and owner_id = ?) as "fileCount"`,
    [userId, userId, userId],
  );
  if (!counts) throw new Error("A count answers one row");
  return { userId, ...counts };
}

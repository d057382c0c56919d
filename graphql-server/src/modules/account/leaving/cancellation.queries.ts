import type { Ctx } from "../../../shared/ctx.ts";
import { endedEntryStatuses } from "../../entry/entry/entry.vocabulary.ts";

/** What a seeker loses by leaving. */
export interface CancellationImpact {
  openEntryCount: number;
  conversationCount: number;
  likedWorkCount: number;
  fileCount: number;
}

/** Counts what ends and what is erased when the seeker leaves, in one statement. */
export async function cancellationImpact(ctx: Ctx, userId: string): Promise<CancellationImpact> {
  const ended = endedEntryStatuses.map(() => "?").join(", ");
  const [impact] = await ctx.em.execute<CancellationImpact[]>(
    `select
      (select count(*)::int from entry where user_id = ? and status not in (${ended})) as "openEntryCount",
      (select count(*)::int from conversation where user_id = ?) as "conversationCount",
      (select count(*)::int from work_like where user_id = ?) as "likedWorkCount",
      (select count(*)::int from attachment where owner_kind = 'SEEKER' and owner_id = ?) as "fileCount"`,
    [userId, ...endedEntryStatuses, userId, userId, userId],
  );
  if (!impact) throw new Error("A count answers one row");
  return impact;
}

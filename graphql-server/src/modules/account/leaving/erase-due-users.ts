import type { Ctx } from "../../../shared/ctx.ts";
import { User } from "../seeker/user.entity.ts";
import { eraseUser } from "./erase-user.ts";

const batch = 20;

/** Erases accounts whose grace period is over, one transaction each. @returns how many. */
export async function eraseDueUsers(ctx: Ctx): Promise<number> {
  const due = { status: "CANCELLING", eraseAfter: { $lte: ctx.now() } } as const;
  const users = await ctx.em.find(User, due, { fields: ["id"], orderBy: { eraseAfter: "asc" }, limit: batch });
  let erased = 0;
  for (const { id } of users) if (await eraseUser(ctx, id)) erased += 1;
  return erased;
}

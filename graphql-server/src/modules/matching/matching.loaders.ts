import DataLoader from "dataloader";
import type { Ctx } from "../../shared/ctx.ts";
import { loader } from "../../shared/loader.ts";
import { TestResult } from "../test/test-result.entity.ts";
import { profileByUserId } from "../user/user.loaders.ts";
import { conditionsOf, type MatchConditions } from "./matching.conditions.ts";

/** The conditions of a seeker: the profile and the newest whole measurement that was not revoked, read once a request. */
function conditionsByUserId(ctx: Ctx): DataLoader<string, MatchConditions | null> {
  const read = async (user: string) => {
    const profile = await loader(ctx, profileByUserId).load(user);
    const whole = { user, complete: true, revokedAt: null };
    const measured = await ctx.em.findOne(TestResult, whole, { fields: ["level"], orderBy: { measuredAt: "desc" } });
    return profile ? conditionsOf(profile, measured?.level ?? null) : null;
  };
  return new DataLoader((ids) => Promise.all(ids.map(read)));
}

/** The conditions the signed-in seeker set; null for everyone else, without a statement. */
export async function viewerConditions(ctx: Ctx): Promise<MatchConditions | null> {
  const { seeker } = ctx.viewer;
  return seeker ? loader(ctx, conditionsByUserId).load(seeker.userId) : null;
}

import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { profileByUserId } from "../../account/seeker/user.loaders.ts";
import { learningEstimateByUser } from "../../exam/practice/learning-estimate.ts";
import { conditionsOf, type MatchConditions } from "./matching.conditions.ts";

/** The conditions of a seeker: the profile and what exam and practice say of the level, read once a request. */
function conditionsByUserId(ctx: Ctx): DataLoader<string, MatchConditions | null> {
  const read = async (user: string) => {
    const [profile, { level, measured }] = await Promise.all([
      loader(ctx, profileByUserId).load(user),
      loader(ctx, learningEstimateByUser).load(user),
    ]);
    return profile ? conditionsOf(profile, measured ? { measured: level, practised: null } : { measured: null, practised: level }) : null;
  };
  return new DataLoader((ids) => Promise.all(ids.map(read)));
}

/** The conditions the signed-in seeker set; null for everyone else, without a statement. */
export async function viewerConditions(ctx: Ctx): Promise<MatchConditions | null> {
  const { seeker } = ctx.viewer;
  return seeker ? loader(ctx, conditionsByUserId).load(seeker.userId) : null;
}

import type { Ctx } from "../../shared/ctx.ts";
import { loader } from "../../shared/loader.ts";
import { profileByUserId } from "../user/user.loaders.ts";
import { conditionsOf, type MatchConditions } from "./matching.conditions.ts";

/** The conditions the signed-in seeker set; null for everyone else, without a statement. */
export async function viewerConditions(ctx: Ctx): Promise<MatchConditions | null> {
  const { seeker } = ctx.viewer;
  if (!seeker) return null;
  const profile = await loader(ctx, profileByUserId).load(seeker.userId);
  return profile ? conditionsOf(profile) : null;
}

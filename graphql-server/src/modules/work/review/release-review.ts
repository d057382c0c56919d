import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { ReviewClaim } from "./review-claim.entity.ts";

const schema = z.strictObject({ id: z.string() });

/** Puts a posting that the moderator had in hand back into the queue; nothing happens where they had not. @throws UserErrors NOT_FOUND */
export async function releaseReview(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { adminId } = requireModerator(ctx);
  const { id } = parse(schema, input);
  const work = isId(id) ? await ctx.em.findOne(Work, { id }) : null;
  if (!work) throw notFound();
  await ctx.em.nativeDelete(ReviewClaim, { work: id, adminId, approvesAt: null });
  return work;
}

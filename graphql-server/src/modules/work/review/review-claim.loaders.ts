import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { Work } from "../posting/work.entity.ts";
import { openRevisionByWork } from "../revision/work-revision.loaders.ts";
import { ReviewClaim } from "./review-claim.entity.ts";
import { isHeld } from "./review-claim.ts";
import { ReviewLook } from "./review-look.entity.ts";

/** The claim that keeps others away from each work; null where nobody has it in hand. */
export function claimByWork(ctx: Ctx): DataLoader<string, ReviewClaim | null> {
  return new DataLoader(async (ids) => {
    const claims = await ctx.em.find(ReviewClaim, { work: { $in: [...ids] } }, { refresh: true });
    const byWork = new Map(claims.filter((claim) => isHeld(claim, ctx.now())).map((claim) => [claim.work.id, claim]));
    return ids.map((id) => byWork.get(id) ?? null);
  });
}

function looksOfViewer(ctx: Ctx): DataLoader<string, number | null> {
  return new DataLoader(async (ids) => {
    const adminId = ctx.viewer.admin?.adminId;
    const looks = adminId ? await ctx.em.find(ReviewLook, { work: { $in: [...ids] }, adminId }, { refresh: true }) : [];
    const byWork = new Map(looks.map(({ work, version }) => [work.id, version]));
    return ids.map((id) => byWork.get(id) ?? null);
  });
}

/** Whether the viewer had what is under review of a work before their eyes as it stands now. */
export async function isSeenByViewer(ctx: Ctx, work: Work): Promise<boolean> {
  const seen = await loader(ctx, looksOfViewer).load(work.id);
  if (seen === null) return false;
  if (work.status === "REVIEW") return seen === work.version;
  return seen === (await loader(ctx, openRevisionByWork).load(work.id))?.version;
}

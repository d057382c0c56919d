import type { Ctx } from "../../../shared/ctx.ts";
import { Scout } from "../scout/scout.entity.ts";
import { ScoutConsent } from "./scout-consent.entity.ts";
import { ScoutSetting } from "./scout-setting.entity.ts";

/** The agreements, the setting, and what companies asked. */
export async function* scouts(ctx: Ctx, userId: string) {
  for (const { version, purpose, recipient, givenAt, endedAt } of await ctx.em.find(ScoutConsent, { user: userId })) {
    yield { kind: "CONSENT", version, purpose, recipient, givenAt, endedAt };
  }
  for (const { families, experience, isPaused, renewedOn } of await ctx.em.find(ScoutSetting, { user: userId })) {
    yield { kind: "SETTING", families, experience, isPaused, renewedOn };
  }
  for (const one of await ctx.em.find(Scout, { user: userId }, { populate: ["company"], orderBy: { createdAt: "asc" } })) {
    const { body, createdAt, openedAt, declinedAt, declineReason, reportedAt, reportReason } = one;
    const company = one.company.getEntity().name;
    yield { kind: "SCOUT", company, workId: one.work.id, body, createdAt, openedAt, declinedAt, declineReason, reportedAt, reportReason };
  }
}

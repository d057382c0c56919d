import type { Ctx } from "../../../shared/ctx.ts";
import type { CompanyText } from "../moderation/moderation-reason.ts";
import { issuesAt } from "../requirement/require-lawful.ts";
import { moveWork } from "./move-work.ts";
import { runDueWorks } from "./run-due-works.ts";
import { tellCompany } from "./tell-company.ts";

/** The text for the company when the law changed between approval and publication. */
const nowUnlawful: CompanyText = {
  ja: "掲載開始の時点で必須項目を満たしていないため差し戻しました。内容を確認して、もう一度審査に出してください。",
  en: "At the time of publication a required item was missing or unlawful. Please look at the work and submit it again.",
};

/**
 * Opens scheduled postings whose time has come. One that has become unlawful meanwhile goes back to its company; one of a company that is
 * not active waits.
 * @returns the number of postings moved
 */
export function publishDueWorks(ctx: Ctx): Promise<number> {
  const due = { status: "SCHEDULED", publishAt: { $lte: ctx.now() }, company: { status: "ACTIVE" } } as const;
  return runDueWorks(ctx, due, async (em, locked) => {
    const issues = await issuesAt(em, locked.work, ctx.now());
    if (issues.length === 0) return moveWork(ctx, em, locked, { to: "OPEN", mover: "SYSTEM" });
    await moveWork(ctx, em, locked, { to: "RETURNED", mover: "SYSTEM", reason: nowUnlawful.ja });
    await tellCompany(ctx, em, locked, { template: "work-returned", reason: nowUnlawful });
  });
}

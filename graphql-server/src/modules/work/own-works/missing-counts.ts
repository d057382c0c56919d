import DataLoader from "dataloader";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { raisedRulesOn } from "../../base/judging/raised-rules.queries.ts";
import { minimumWagesOn } from "../minimum-wage/minimum-wage.queries.ts";
import { findPermissionRules } from "../permission/permission.queries.ts";
import type { Work } from "../posting/work.entity.ts";
import { judgePosting } from "../requirement/judge-posting.ts";

/** How many things keep each posting from being sent to review today, by the rules of its publication; what they need is read once for all. */
export function missingCounts(ctx: Ctx): DataLoader<Work, number> {
  return new DataLoader(async (works) => {
    const today = jstDate(ctx.now());
    const wages = await minimumWagesOn(ctx.em, today);
    const permissionRules = await findPermissionRules(ctx);
    const raised = await raisedRulesOn(ctx.em, today);
    const counts: number[] = [];
    // One after the other: a page of a hundred drafts must not stand before what others ask of the thread that judges texts.
    for (const work of works) {
      const minimumWage = work.prefecture ? wages.get(work.prefecture) : undefined;
      const issues = await judgePosting({ work, today, minimumWage, permissionRules, raised });
      counts.push(issues.filter(({ tier }) => tier !== "ASK").length);
    }
    return counts;
  });
}

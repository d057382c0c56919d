import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { raisedRulesByDay } from "../../base/judging/raised-rules.queries.ts";
import { minimumWagesByDay, todayOf } from "../minimum-wage/minimum-wage.queries.ts";
import { permissionRules as allRules } from "../permission/permission.queries.ts";
import { judgePosting } from "./judge-posting.ts";
import type { RequirementFacts } from "./requirement-group.ts";
import { presentIssues } from "./work-issue.presenter.ts";

/** Issues the linter finds in a posting under today's rules and wages, in the reader's language. */
export async function postingIssues(ctx: Ctx, work: RequirementFacts["work"]) {
  const today = todayOf(ctx);
  const wages = await loader(ctx, minimumWagesByDay).load(today);
  const minimumWage = work.prefecture ? wages.get(work.prefecture) : undefined;
  const permissionRules = work.acceptedStatuses.length > 0 ? await loader(ctx, allRules).load("all") : [];
  const raised = await loader(ctx, raisedRulesByDay).load(today);
  return presentIssues(ctx, await judgePosting({ work, today, minimumWage, permissionRules, raised }));
}

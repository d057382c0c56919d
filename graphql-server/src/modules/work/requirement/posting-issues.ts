import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { minimumWagesByDay, todayOf } from "../minimum-wage/minimum-wage.queries.ts";
import type { RequirementFacts } from "./requirement-group.ts";
import { missingItems } from "./work.requirements.ts";
import { presentIssues } from "./work-issue.presenter.ts";

/** Issues the linter finds in a posting under today's rules and wages, in the reader's language. */
export async function postingIssues(ctx: Ctx, work: RequirementFacts["work"]) {
  const today = todayOf(ctx);
  const wages = await loader(ctx, minimumWagesByDay).load(today);
  const minimumWage = work.prefecture ? wages.get(work.prefecture) : undefined;
  return presentIssues(ctx, missingItems({ work, today, minimumWage }));
}

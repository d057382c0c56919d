import type { z } from "zod";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, UserErrors, userError } from "../../../shared/user-error.ts";
import { raisedRulesOn } from "../../base/judging/raised-rules.queries.ts";
import { minimumWagesOn } from "../minimum-wage/minimum-wage.queries.ts";
import { judgeStatuses } from "../permission/named-statuses.ts";
import { findPermissionRules } from "../permission/permission.queries.ts";
import { type ContentColumns, columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { mayModerate, mayWriteWorks } from "../posting/work.policy.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { readPosting } from "../readability/read-posting.ts";
import { judgePosting } from "./judge-posting.ts";
import type { RequirementIssue } from "./requirement-group.ts";

const blank: Partial<ContentColumns> = {
  title: "",
  description: "",
  openings: 1,
  japaneseLevel: "NONE",
  remote: "NONE",
  allowances: [],
  workTimes: [],
  screeningQuestions: [],
  acceptedStatuses: [],
  requiredQualifications: [],
  benefitKinds: [],
  fixedOvertime: false,
  studentsAfterGraduation: false,
};

/** Problems of an unreadable posting belong to no group of the law: they get group 0. */
function unreadable(error: UserErrors): RequirementIssue[] {
  return error.problems.map((problem) => ({ ...problem, group: 0 }));
}

/**
 * Checks a posting as it is being typed: what keeps it from being published today, and how hard it is to read. Nothing is written.
 * @throws UserErrors FORBIDDEN
 */
export async function checkPosting(ctx: Ctx, content: z.input<typeof workContentSchema>) {
  if (!mayWriteWorks(ctx.viewer) && !mayModerate(ctx.viewer)) throw userError("FORBIDDEN");
  try {
    const work: ContentColumns = Object.assign(new Work(), blank, columnsOf(parse(workContentSchema, content)));
    const today = jstDate(ctx.now());
    const wages = work.prefecture ? await minimumWagesOn(ctx.em, today) : undefined;
    const minimumWage = work.prefecture ? wages?.get(work.prefecture) : undefined;
    const permissionRules = await findPermissionRules(ctx);
    const statuses = work.category ? judgeStatuses({ work, rules: permissionRules, today }) : [];
    const raised = await raisedRulesOn(ctx.em, today);
    const issues = await judgePosting({ work, today, minimumWage, permissionRules, raised });
    return { issues, statuses, work, readability: readPosting(work) };
  } catch (error) {
    if (!(error instanceof UserErrors)) throw error;
    return { issues: unreadable(error), statuses: [], work: null, readability: readPosting({ description: "", japaneseLevel: "NONE" }) };
  }
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { UserErrors } from "../../../shared/user-error.ts";
import { raisedRulesOn } from "../../base/judging/raised-rules.queries.ts";
import { type ContentColumn, fieldPath } from "../field/fields.ts";
import { minimumWagesOn } from "../minimum-wage/minimum-wage.queries.ts";
import { findPermissionRules } from "../permission/permission.queries.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { judgePosting } from "./judge-posting.ts";
import type { RequirementIssue } from "./requirement-group.ts";

/** Everything that is found in a posting at the given moment, also what a moderator may decide. */
export async function findingsAt(em: EntityManager, work: ContentColumns, at: Date): Promise<RequirementIssue[]> {
  const today = jstDate(at);
  const wages = await minimumWagesOn(em, today);
  const minimumWage = work.prefecture ? wages.get(work.prefecture) : undefined;
  const permissionRules = work.acceptedStatuses.length > 0 ? await findPermissionRules({ em }) : [];
  return judgePosting({ work, today, minimumWage, permissionRules, raised: await raisedRulesOn(em, today) });
}

/** What keeps a posting from being public at the given moment. */
export async function issuesAt(em: EntityManager, work: ContentColumns, at: Date): Promise<RequirementIssue[]> {
  return (await findingsAt(em, work, at)).filter(({ tier }) => tier !== "ASK");
}

/** True when something that only a moderator can decide stands in one of the given fields. */
export async function isQuestionable(
  em: EntityManager,
  work: ContentColumns,
  { columns, at }: { columns: readonly ContentColumn[]; at: Date },
): Promise<boolean> {
  const paths = columns.map((column) => fieldPath(column).join("."));
  const asked = (await findingsAt(em, work, at)).filter(({ tier }) => tier === "ASK").map(({ path }) => path.join("."));
  return asked.some((path) => paths.some((changed) => path === changed || path.startsWith(`${changed}.`)));
}

/** Lets a posting through only when nothing is missing, for every caller. @throws UserErrors one a missing item, paths under `content`. */
export async function requireLawful(em: EntityManager, work: ContentColumns, at: Date): Promise<void> {
  const issues = await issuesAt(em, work, at);
  if (issues.length === 0) return;
  throw new UserErrors(issues.map(({ code, path, params }) => ({ code, path: ["content", ...path], ...(params && { params }) })));
}

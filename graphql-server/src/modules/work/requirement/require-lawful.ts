import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { UserErrors } from "../../../shared/user-error.ts";
import { minimumWagesOn } from "../minimum-wage/minimum-wage.queries.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import type { RequirementIssue } from "./requirement-group.ts";
import { missingItems } from "./work.requirements.ts";

/** The items that the law still requires of a posting to be public at the given moment. */
export async function issuesAt(em: EntityManager, work: ContentColumns, at: Date): Promise<RequirementIssue[]> {
  const today = jstDate(at);
  const wages = await minimumWagesOn(em, today);
  return missingItems({ work, today, minimumWage: work.prefecture ? wages.get(work.prefecture) : undefined });
}

/** Lets a posting through only when nothing is missing, for every caller. @throws UserErrors one a missing item, paths under `content`. */
export async function requireLawful(em: EntityManager, work: ContentColumns, at: Date): Promise<void> {
  const issues = await issuesAt(em, work, at);
  if (issues.length === 0) return;
  throw new UserErrors(issues.map(({ code, path, params }) => ({ code, path: ["content", ...path], ...(params && { params }) })));
}

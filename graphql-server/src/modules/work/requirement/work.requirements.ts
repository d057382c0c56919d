import { emptinessProblems } from "./emptiness-problems.ts";
import { proseProblems } from "./prose-problems.ts";
import type { RequiredGroup, RequirementFacts, RequirementIssue } from "./requirement-group.ts";
import { conditionGroups } from "./requirement-groups.conditions.ts";
import { contentGroups, contractGroups } from "./requirement-groups.content.ts";
import { partyGroups } from "./requirement-groups.parties.ts";
import { statusProblems } from "./status-problems.ts";
import { structureProblems } from "./structure-problems.ts";

/** The 18 groups of items without which a posting may not be published, in the order of the law (職安法5条の3, 規則4条の2, 指針). */
export const requiredGroups: readonly RequiredGroup[] = [...contentGroups, ...contractGroups, ...conditionGroups, ...partyGroups].toSorted(
  (a, b) => a.group - b.group,
);

const wholeChecks = [structureProblems, proseProblems, emptinessProblems, statusProblems];

/** A question of a rule that the operator has raised stops the posting. */
function asRaised(issue: RequirementIssue, raised: RequirementFacts["raised"]): RequirementIssue {
  const code = issue.rule ?? issue.code;
  if (issue.tier !== "ASK" || !raised?.has(code)) return issue;
  return { ...issue, code, tier: "BLOCK" };
}

/**
 * Returns what keeps a posting from being published and what a moderator must decide (ASK): each required item that is missing or unlawful,
 * by group, then what the posting as a whole gets wrong. 業務委託 is not employment and needs only the items that concern every posting.
 */
export function missingItems(facts: RequirementFacts): RequirementIssue[] {
  const employment = facts.work.employmentType !== "OUTSOURCING";
  const items = requiredGroups
    .filter((group) => employment || !group.employmentOnly)
    .flatMap(({ group, check }) => check(facts).map((issue) => ({ group, ...issue })));
  const found = [...items, ...wholeChecks.flatMap((check) => check(facts).map((issue) => ({ group: 1, ...issue })))];
  return found.map((issue) => asRaised(issue, facts.raised));
}

import type { RequiredGroup, RequirementFacts, RequirementIssue } from "./requirement-group.ts";
import { conditionGroups } from "./requirement-groups.conditions.ts";
import { contentGroups, contractGroups } from "./requirement-groups.content.ts";
import { partyGroups } from "./requirement-groups.parties.ts";

/** The 18 groups of items without which a posting may not be published, in the order of the law (職安法5条の3, 規則4条の2, 指針). */
export const requiredGroups: readonly RequiredGroup[] = [...contentGroups, ...contractGroups, ...conditionGroups, ...partyGroups].toSorted(
  (a, b) => a.group - b.group,
);

/**
 * Returns everything that keeps a posting from being published: each required item that is missing or unlawful, by group. 業務委託 is
 * not employment and needs only the items that concern every posting.
 */
export function missingItems(facts: RequirementFacts): RequirementIssue[] {
  const employment = facts.work.employmentType !== "OUTSOURCING";
  return requiredGroups
    .filter((group) => employment || !group.employmentOnly)
    .flatMap(({ group, check }) => check(facts).map((issue) => ({ group, ...issue })));
}

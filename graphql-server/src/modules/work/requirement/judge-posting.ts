import { judgeTexts } from "../../base/judging/judge-texts.ts";
import type { RequirementFacts, RequirementIssue } from "./requirement-group.ts";
import { textsOf } from "./wording-problems.ts";
import { missingItems } from "./work.requirements.ts";

/**
 * What `missingItems` finds, with the texts read by their grammar too; they are judged on a thread of their own.
 * @throws Error when the thread broke
 */
export async function judgePosting(facts: Omit<RequirementFacts, "found">): Promise<RequirementIssue[]> {
  const texts = [...new Set(textsOf(facts.work).map(([, text]) => text))];
  const found = await judgeTexts(texts, { isEmployment: facts.work.employmentType !== "OUTSOURCING" });
  const byText = new Map(texts.map((text, at) => [text, found[at] ?? []]));
  return missingItems({ ...facts, found: (text) => byText.get(text) ?? [] });
}

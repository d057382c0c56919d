import { type Skill, skills } from "../engine/next-item.ts";
import type { ExamResult } from "./exam-result.entity.ts";

/** Skills of which a sitting says nothing, because no answer to one of their items counts. */
export function notMeasured(result: Pick<ExamResult, "skills">): Skill[] {
  return skills.filter((skill) => !result.skills.some((one) => one.skill === skill && one.answered > 0));
}

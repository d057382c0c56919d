import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { SpecifiedSkillField } from "../../../shared/vocabulary/specified-skill-field.ts";
import { judgeStatuses } from "../permission/named-statuses.ts";
import { ruleTold } from "../permission/rule-told.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { asks, type Problem, type RequirementFacts, stops } from "./requirement-group.ts";

const tradesOf: Readonly<Record<SpecifiedSkillField, readonly JobCategory[]>> = {
  CARE: ["WELFARE_CARE", "MEDICAL"],
  BUILDING_CLEANING: ["CARRYING_CLEANING", "SERVICE"],
  MANUFACTURING: ["MANUFACTURING", "CARRYING_CLEANING"],
  CONSTRUCTION: ["CONSTRUCTION", "MANUFACTURING", "TRANSPORT_OPERATION"],
  SHIPBUILDING: ["MANUFACTURING", "CONSTRUCTION"],
  AUTO_REPAIR: ["MANUFACTURING"],
  AVIATION: ["CARRYING_CLEANING", "TRANSPORT_OPERATION", "MANUFACTURING", "SERVICE"],
  LODGING: ["SERVICE", "SALES", "OFFICE"],
  AGRICULTURE: ["AGRICULTURE", "CARRYING_CLEANING"],
  FISHERY: ["AGRICULTURE", "MANUFACTURING"],
  FOOD_MANUFACTURING: ["MANUFACTURING", "CARRYING_CLEANING", "SALES"],
  FOOD_SERVICE: ["SERVICE", "SALES", "MANAGEMENT"],
  AUTO_TRANSPORT: ["TRANSPORT_OPERATION"],
  RAILWAY: ["TRANSPORT_OPERATION", "CONSTRUCTION", "MANUFACTURING"],
  FORESTRY: ["AGRICULTURE"],
  WOOD: ["MANUFACTURING"],
  LINEN_SUPPLY: ["MANUFACTURING", "CARRYING_CLEANING", "SERVICE"],
  LOGISTICS_WAREHOUSE: ["CARRYING_CLEANING", "TRANSPORT_OPERATION"],
  RESOURCE_CIRCULATION: ["MANUFACTURING", "CARRYING_CLEANING"],
};

/**
 * The statuses a posting names against the table of permissions: one that may not do these duties, hours or contract cannot be named, 留学
 * on a full-time work only for people after graduation, and one that somebody must look at goes to the moderator when the naming is why.
 */
export function statusProblems({ work, today, permissionRules }: RequirementFacts): Problem[] {
  if (!permissionRules || work.acceptedStatuses.length === 0 || !work.category) return [];
  return judgeStatuses({ work, rules: permissionRules, today, among: work.acceptedStatuses }).flatMap(
    ({ status, answer, needsGraduation, earliestStart }) => {
      if (answer.verdict === "NG") {
        if (needsGraduation) {
          return stops("WORK_STUDENT_AFTER_GRADUATION", "studentsAfterGraduation", { ...ruleTold(answer), date: earliestStart ?? "" });
        }
        return stops("WORK_STATUS_NOT_PERMITTED", "acceptedStatuses", { status, ...ruleTold(answer) });
      }
      const isDoubtful = answer.reasons.some(({ code }) => code === "NAMED_BY_COMPANY");
      return isDoubtful ? asks("WORK_STATUS_TO_CHECK", "acceptedStatuses", { status }) : [];
    },
  );
}

/** A 特定技能 field whose duties are not those of the posting's 職種. */
export function skillFieldProblems({ category, specifiedSkillField: field }: ContentColumns): Problem[] {
  return field && category && !tradesOf[field].includes(category) ? asks("WORK_SKILL_FIELD_QUESTIONABLE", "specifiedSkillField") : [];
}

/** A first day that has passed, or applications after it. */
export function dateProblems({ startsOn, applyBy }: ContentColumns, today: string): Problem[] {
  if (!startsOn) return [];
  const isLate = startsOn < today || (applyBy !== null && applyBy !== undefined && applyBy > startsOn);
  return isLate ? asks("WORK_DATES_QUESTIONABLE", "startsOn") : [];
}

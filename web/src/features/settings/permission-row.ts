import type {
  JobCategory,
  PermissionRuleAnswer,
  PermissionVerdict,
  ResidenceStatus,
  SettingTime,
  WorkPermission,
} from "#graphql/operations.ts";

/** A row of the work permission rules. */
export interface PermissionRow {
  id: string;
  status: ResidenceStatus | null;
  permission: WorkPermission | null;
  categories: readonly JobCategory[];
  reason: PermissionRuleAnswer;
  verdict: PermissionVerdict;
  maxWeeklyHours: number | null;
  vacationDailyHours: number | null;
  validFrom: string;
  validTo: string | null;
  when: SettingTime;
  source: string;
  sourceDate: string;
  evidence: string;
  evidenceEn: string;
  evidenceEasy: string;
  by: string | null;
  createdAt: string | null;
}

/** The answers a row may give, by the verdict that follows. */
export const ruleAnswers: readonly (readonly [PermissionVerdict, readonly PermissionRuleAnswer[]])[] = [
  ["OK", ["UNRESTRICTED", "WITHIN_STATUS"]],
  ["CONDITIONAL", ["LANGUAGE_EVIDENCE", "LICENCE_NEEDED", "EMPLOYER_CHANGE", "PART_TIME_HOURS", "FIELD_MATCHES"]],
  ["NEEDS_CHECK", ["ACTIVITY_TO_CHECK", "DESIGNATION_DECIDES"]],
  ["NG", ["OUTSIDE_STATUS", "EMPLOYER_BOUND", "NO_WORK"]],
];

/** True for an answer that the operator's form can give. */
export function isPlainAnswer(reason: PermissionRuleAnswer): boolean {
  return ruleAnswers.some(([, answers]) => answers.includes(reason));
}

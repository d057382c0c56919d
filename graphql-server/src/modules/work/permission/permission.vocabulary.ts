/** Verdicts on a person for a work: yes, yes under a condition, no, or somebody must look. They inform and never reject. */
export const permissionVerdicts = ["OK", "CONDITIONAL", "NG", "NEEDS_CHECK"] as const;
export type PermissionVerdict = (typeof permissionVerdicts)[number];

/** Answers that a row of the rules may give. */
export const ruleReasons = [
  "UNRESTRICTED",
  "WITHIN_STATUS",
  "LANGUAGE_EVIDENCE",
  "LICENCE_NEEDED",
  "EMPLOYER_CHANGE",
  "ACTIVITY_TO_CHECK",
  "DESIGNATION_DECIDES",
  "OUTSIDE_STATUS",
  "EMPLOYER_BOUND",
  "NO_WORK",
  "PART_TIME_HOURS",
  "FIELD_MATCHES",
] as const;
export type RuleReason = (typeof ruleReasons)[number];

/** Reasons for a verdict: an answer of a rule, or a fact from the person or the posting. */
export const permissionReasons = [
  ...ruleReasons,
  "HOURS_OVER_LIMIT",
  "HOURS_UNKNOWN",
  "PART_TIME_PERMISSION_MISSING",
  "PART_TIME_PERMISSION_DECIDES",
  "FIELD_MISMATCH",
  "FIELD_UNKNOWN",
  "NAMED_BY_COMPANY",
  "EXPIRES_BEFORE_START",
  "DUTIES_UNKNOWN",
  "STATUS_UNKNOWN",
  "NO_RULE",
] as const;
export type PermissionReasonCode = (typeof permissionReasons)[number];

/** Kinds of rules by what they read: the duties alone, the hours of 資格外活動許可, or the 特定技能 field. */
export const permissionRuleKinds = ["STATUS", "PART_TIME", "FIELD"] as const;
export type PermissionRuleKind = (typeof permissionRuleKinds)[number];

/** The verdict that follows from an answer, and how the row is read. */
export const ruleAnswers = {
  UNRESTRICTED: { verdict: "OK", kind: "STATUS" },
  WITHIN_STATUS: { verdict: "OK", kind: "STATUS" },
  LANGUAGE_EVIDENCE: { verdict: "CONDITIONAL", kind: "STATUS" },
  LICENCE_NEEDED: { verdict: "CONDITIONAL", kind: "STATUS" },
  EMPLOYER_CHANGE: { verdict: "CONDITIONAL", kind: "STATUS" },
  ACTIVITY_TO_CHECK: { verdict: "NEEDS_CHECK", kind: "STATUS" },
  DESIGNATION_DECIDES: { verdict: "NEEDS_CHECK", kind: "STATUS" },
  OUTSIDE_STATUS: { verdict: "NG", kind: "STATUS" },
  EMPLOYER_BOUND: { verdict: "NG", kind: "STATUS" },
  NO_WORK: { verdict: "NG", kind: "STATUS" },
  PART_TIME_HOURS: { verdict: "CONDITIONAL", kind: "PART_TIME" },
  FIELD_MATCHES: { verdict: "CONDITIONAL", kind: "FIELD" },
} as const satisfies Record<RuleReason, { verdict: PermissionVerdict; kind: PermissionRuleKind }>;

/** What a work permits a person: yes, yes under a condition, no, or somebody must look. It informs and never rejects. */
export const permissionVerdicts = ["OK", "CONDITIONAL", "NG", "NEEDS_CHECK"] as const;
export type PermissionVerdict = (typeof permissionVerdicts)[number];

/** Why a verdict is what it is. The first twelve stand on a rule of the table; the others come from the person or the posting. */
export const permissionReasons = [
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

/** How a rule is read: by the duties alone, by the hours of 資格外活動許可, or by the 特定技能 field. */
export const permissionRuleKinds = ["STATUS", "PART_TIME", "FIELD"] as const;
export type PermissionRuleKind = (typeof permissionRuleKinds)[number];

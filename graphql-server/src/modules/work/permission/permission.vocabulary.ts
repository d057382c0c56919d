/** Verdicts on a person for a work: yes, yes under a condition, no, or somebody must look. They inform and never reject. */
export const permissionVerdicts = ["OK", "CONDITIONAL", "NG", "NEEDS_CHECK"] as const;
export type PermissionVerdict = (typeof permissionVerdicts)[number];

/** Answers that the operator may give in a row of their own: those that need no more than 職種 and hours. */
export const plainAnswers = [
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

/** Answers that a row of the rules may give. */
export const ruleReasons = [
  ...plainAnswers,
  "SPECIALIST_DUTIES_ONLY",
  "DESIGNATION_ALLOWS",
  "PART_TIME_CONTRACT",
  "OUTSOURCING_CONTRACT",
  "DISPATCH_PLACE",
  "DIRECT_ONLY",
  "NOT_EMPLOYMENT",
  "FULL_TIME_ONLY",
  "FIELD_NOT_OPEN",
  "AMUSEMENT_BANNED",
  "AFTER_GRADUATION",
  "PERMISSION_ENDED",
  "VACATION_ONLY",
  "EXPIRED",
  "CARD_EXPIRED",
  "RENEWAL_PENDING",
  "EXPIRES_BEFORE_START",
  "ABROAD",
  "MINOR_TOO_YOUNG",
  "MINOR_NIGHT",
  "MINOR_HOURS",
  "MINOR_CONSENT",
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
  "DUTIES_UNKNOWN",
  "STATUS_UNKNOWN",
  "NO_RULE",
] as const;
export type PermissionReasonCode = (typeof permissionReasons)[number];

/**
 * Kinds of rules by what they read: the duties alone, the hours of 資格外活動許可, or the field of 特定技能 and 育成就労. A GUARD only makes an
 * answer worse, by the contract, the workplace or the hours; a GENERAL row is the text behind a reason that concerns everyone.
 */
export const permissionRuleKinds = ["STATUS", "PART_TIME", "FIELD", "GUARD", "GENERAL"] as const;
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
  SPECIALIST_DUTIES_ONLY: { verdict: "NG", kind: "STATUS" },
  DESIGNATION_ALLOWS: { verdict: "CONDITIONAL", kind: "STATUS" },
  PART_TIME_CONTRACT: { verdict: "NEEDS_CHECK", kind: "GUARD" },
  OUTSOURCING_CONTRACT: { verdict: "NEEDS_CHECK", kind: "GUARD" },
  DISPATCH_PLACE: { verdict: "CONDITIONAL", kind: "GUARD" },
  DIRECT_ONLY: { verdict: "NG", kind: "GUARD" },
  NOT_EMPLOYMENT: { verdict: "NG", kind: "GUARD" },
  FULL_TIME_ONLY: { verdict: "NG", kind: "GUARD" },
  FIELD_NOT_OPEN: { verdict: "NG", kind: "GUARD" },
  AMUSEMENT_BANNED: { verdict: "NG", kind: "GUARD" },
  AFTER_GRADUATION: { verdict: "CONDITIONAL", kind: "GENERAL" },
  PERMISSION_ENDED: { verdict: "NG", kind: "GENERAL" },
  VACATION_ONLY: { verdict: "CONDITIONAL", kind: "GENERAL" },
  EXPIRED: { verdict: "NG", kind: "GENERAL" },
  CARD_EXPIRED: { verdict: "CONDITIONAL", kind: "GENERAL" },
  RENEWAL_PENDING: { verdict: "CONDITIONAL", kind: "GENERAL" },
  EXPIRES_BEFORE_START: { verdict: "CONDITIONAL", kind: "GENERAL" },
  ABROAD: { verdict: "CONDITIONAL", kind: "GENERAL" },
  MINOR_TOO_YOUNG: { verdict: "NG", kind: "GENERAL" },
  MINOR_NIGHT: { verdict: "NG", kind: "GENERAL" },
  MINOR_HOURS: { verdict: "NG", kind: "GENERAL" },
  MINOR_CONSENT: { verdict: "CONDITIONAL", kind: "GENERAL" },
} as const satisfies Record<RuleReason, { verdict: PermissionVerdict; kind: PermissionRuleKind }>;

/** What would make a work possible, or what to do next. */
export const permissionRemedies = [
  "FEWER_HOURS",
  "STATE_HOURS",
  "GET_PERMISSION",
  "CHANGE_STATUS",
  "RENEW_CARD",
  "SHOW_RENEWAL",
  "OTHER_WORKPLACE",
  "DIRECT_CONTRACT",
  "FULL_TIME",
  "LATER_START",
  "DAY_HOURS",
  "GUARDIAN_PAPERS",
  "GET_CERTIFICATE",
  "ASK_IMMIGRATION",
  "STATE_FACTS",
] as const;
export type PermissionRemedy = (typeof permissionRemedies)[number];

/** The way out of each reason; a reason that needs none is left out. */
export const remedyOf: Readonly<Partial<Record<PermissionReasonCode, PermissionRemedy>>> = {
  HOURS_OVER_LIMIT: "FEWER_HOURS",
  HOURS_UNKNOWN: "STATE_HOURS",
  PART_TIME_PERMISSION_MISSING: "GET_PERMISSION",
  PART_TIME_PERMISSION_DECIDES: "ASK_IMMIGRATION",
  FIELD_MISMATCH: "CHANGE_STATUS",
  FIELD_UNKNOWN: "STATE_FACTS",
  NAMED_BY_COMPANY: "ASK_IMMIGRATION",
  DUTIES_UNKNOWN: "STATE_FACTS",
  STATUS_UNKNOWN: "STATE_FACTS",
  NO_RULE: "ASK_IMMIGRATION",
  ACTIVITY_TO_CHECK: "ASK_IMMIGRATION",
  DESIGNATION_DECIDES: "STATE_FACTS",
  OUTSIDE_STATUS: "CHANGE_STATUS",
  SPECIALIST_DUTIES_ONLY: "CHANGE_STATUS",
  EMPLOYER_BOUND: "CHANGE_STATUS",
  NO_WORK: "CHANGE_STATUS",
  PART_TIME_CONTRACT: "ASK_IMMIGRATION",
  OUTSOURCING_CONTRACT: "ASK_IMMIGRATION",
  DIRECT_ONLY: "DIRECT_CONTRACT",
  NOT_EMPLOYMENT: "DIRECT_CONTRACT",
  FULL_TIME_ONLY: "FULL_TIME",
  FIELD_NOT_OPEN: "LATER_START",
  AMUSEMENT_BANNED: "OTHER_WORKPLACE",
  AFTER_GRADUATION: "CHANGE_STATUS",
  PERMISSION_ENDED: "CHANGE_STATUS",
  EXPIRED: "RENEW_CARD",
  CARD_EXPIRED: "RENEW_CARD",
  RENEWAL_PENDING: "SHOW_RENEWAL",
  EXPIRES_BEFORE_START: "RENEW_CARD",
  ABROAD: "GET_CERTIFICATE",
  MINOR_TOO_YOUNG: "LATER_START",
  MINOR_NIGHT: "DAY_HOURS",
  MINOR_HOURS: "FEWER_HOURS",
  MINOR_CONSENT: "GUARDIAN_PAPERS",
};

/** On what ground of the terms (articles 8, 11 and 12) the operator stops an account; whoever is stopped reads it in their language. */
export const suspensionGrounds = [
  "UNLAWFUL_ACT",
  "UNTRUE_STATEMENT",
  "IMPERSONATION",
  "DATA_MISUSED",
  "HARASSMENT",
  "SYSTEM_ABUSE",
  "EXAM_MISCONDUCT",
  "ACCOUNT_AT_RISK",
  "REPORT_CHECKED",
] as const;
export type SuspensionGround = (typeof suspensionGrounds)[number];

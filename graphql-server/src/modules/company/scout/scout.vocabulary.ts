/** Why a person does not want a work that a company asked about. */
export const scoutDeclineReasons = ["NOT_LOOKING", "PLACE", "PAY", "HOURS", "DUTIES", "OTHER"] as const;
export type ScoutDeclineReason = (typeof scoutDeclineReasons)[number];

/** What is wrong with a scout, as its reader says. */
export const scoutReportReasons = ["UNLAWFUL", "UNTRUE", "UNWANTED", "OTHER"] as const;
export type ScoutReportReason = (typeof scoutReportReasons)[number];

/** Where a scout stands. */
export const scoutStates = ["SENT", "OPENED", "DECLINED", "APPLIED", "CLOSED"] as const;
export type ScoutState = (typeof scoutStates)[number];

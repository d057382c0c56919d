export const scoutDeclineReasonValues = [
  "NOT_LOOKING",
  "PLACE",
  "PAY",
  "HOURS",
  "DUTIES",
  "OTHER",
] as const;

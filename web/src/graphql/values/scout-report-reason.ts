export const scoutReportReasonValues = [
  "UNLAWFUL",
  "UNTRUE",
  "UNWANTED",
  "OTHER",
] as const;

export const workReportReasonValues = [
  "CRIME",
  "ASKS_MONEY",
  "UNLAWFUL",
  "DISCRIMINATION",
  "PERSONAL_DATA",
  "DIFFERS",
  "ENDED",
  "OTHER",
] as const;

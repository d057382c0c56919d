export const workReportStatusValues = [
  "OPEN",
  "DISMISSED",
  "ACTED",
] as const;

export const workReportOutcomeValues = [
  "DISMISSED",
  "ACTED",
] as const;

export const bankLineVerdictValues = [
  "MATCHED",
  "OPEN",
  "KNOWN",
  "CANCELLED",
] as const;

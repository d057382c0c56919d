export const scoutVerdictValues = [
  "OK",
  "CONDITIONAL",
  "NEEDS_CHECK",
] as const;

export const permissionVerdictValues = [
  "OK",
  "CONDITIONAL",
  "NG",
  "NEEDS_CHECK",
] as const;

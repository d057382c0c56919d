export const emailChangeOutcomeValues = [
  "STOPPED",
  "RESTORED",
] as const;

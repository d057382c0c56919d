export const testItemDecisionValues = [
  "RETIRE",
  "RESTORE",
  "KEEP",
  "TAKE_FIT",
  "TAKE_KEY",
] as const;

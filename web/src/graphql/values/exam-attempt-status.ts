export const examAttemptStatusValues = [
  "OPEN",
  "FINISHED",
  "EXPIRED",
] as const;

export const workConditionValues = [
  "NO_RESTRICTION",
  "WITHIN_STATUS",
  "DESIGNATED",
  "PART_TIME_PERMIT",
  "NOT_ALLOWED",
] as const;

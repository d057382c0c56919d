export const scoutStartValues = [
  "NOW",
  "WITHIN_MONTH",
  "WITHIN_QUARTER",
  "LATER",
] as const;

export const scoutCriterionValues = [
  "PLACE",
  "CONTRACT",
  "EXPERIENCE",
  "START",
] as const;

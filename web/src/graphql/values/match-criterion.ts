export const matchCriterionValues = [
  "LEVEL",
  "PERMISSION",
  "PLACE",
  "CATEGORY",
  "PAY",
  "HOURS",
  "EMPLOYMENT_TYPE",
  "QUALIFICATIONS",
] as const;

export const reviewRiskValues = [
  "REPORTED",
  "RETURNED_BEFORE",
  "FIRST_POSTING",
] as const;

export const reportUnitValues = [
  "WORKS",
  "PEOPLE",
  "COMPANIES",
  "CASES",
] as const;

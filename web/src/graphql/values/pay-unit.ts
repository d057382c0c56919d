export const payUnitValues = [
  "HOUR",
  "DAY",
  "WEEK",
  "MONTH",
  "YEAR",
] as const;

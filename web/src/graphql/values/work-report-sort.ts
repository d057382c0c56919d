export const workReportSortValues = [
  "DUE",
  "NEWEST",
] as const;

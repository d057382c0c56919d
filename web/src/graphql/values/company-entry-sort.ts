export const companyEntrySortValues = [
  "LATEST_MOVE",
  "OPEN_FIRST",
  "LONGEST_WAITING",
  "NEWEST",
] as const;

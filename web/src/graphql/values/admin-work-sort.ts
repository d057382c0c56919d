export const adminWorkSortValues = [
  "NEWEST",
  "SUBMITTED_FIRST",
  "UPDATED_LAST",
] as const;

export const companyWorkSortValues = [
  "NEWEST",
  "UPDATED_LAST",
  "CLOSING_SOON",
  "MOST_ENTRIES",
  "MOST_VIEWED",
] as const;

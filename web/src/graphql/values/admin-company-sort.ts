export const adminCompanySortValues = [
  "NEWEST",
  "WAITING_FIRST",
  "UPDATED_LAST",
  "NAME",
] as const;

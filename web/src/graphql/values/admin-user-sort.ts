export const adminUserSortValues = [
  "NEWEST",
  "NAME",
] as const;

export const adminSeekerSortValues = [
  "NEWEST",
  "OLDEST",
] as const;

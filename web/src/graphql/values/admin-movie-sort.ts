export const adminMovieSortValues = [
  "POSITION",
  "UPDATED_LAST",
  "NEWEST",
] as const;

export const adminNewsSortValues = [
  "UPDATED_LAST",
  "NEWEST",
  "PUBLISHED_LAST",
] as const;

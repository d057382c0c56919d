export const testItemSortValues = [
  "CODE",
  "SHOWN_MOST",
  "HARDEST",
  "UPDATED_LAST",
] as const;

export const workSortValues = [
  "NEWEST",
  "PAY",
  "CLOSING_SOON",
  "RELEVANCE",
  "MATCH",
  "NEAREST",
] as const;

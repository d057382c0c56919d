export const recommendationValues = [
  "YES",
  "UNSURE",
  "NO",
] as const;

export const inquirySortValues = [
  "OLDEST",
  "NEWEST",
] as const;

export const schoolEndingValues = [
  "GRADUATED",
  "COMPLETED",
  "LEFT",
] as const;

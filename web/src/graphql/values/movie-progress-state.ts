export const movieProgressStateValues = [
  "NEW",
  "STARTED",
  "COMPLETED",
] as const;

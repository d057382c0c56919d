export const alertFrequencyValues = [
  "DAILY",
  "WEEKLY",
] as const;

export const shiftBandValues = [
  "MORNING",
  "DAY",
  "EVENING",
  "NIGHT",
] as const;

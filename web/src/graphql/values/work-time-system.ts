export const workTimeSystemValues = [
  "FIXED",
  "SHIFT",
  "FLEX",
  "VARIABLE",
  "DISCRETIONARY",
] as const;

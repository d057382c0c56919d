export const planCodeValues = [
  "FREE",
  "STANDARD",
  "PREMIUM",
] as const;

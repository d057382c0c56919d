export const movieAccessValues = [
  "FREE",
  "PREMIUM",
] as const;

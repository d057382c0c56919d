export const renewalKindValues = [
  "NONE",
  "POSSIBLE",
  "AUTOMATIC",
] as const;

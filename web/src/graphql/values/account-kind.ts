export const accountKindValues = [
  "SEEKER",
  "COMPANY",
  "ADMIN",
] as const;

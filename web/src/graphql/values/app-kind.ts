export const appKindValues = [
  "SEEKER",
  "COMPANY",
] as const;

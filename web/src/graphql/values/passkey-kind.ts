export const passkeyKindValues = [
  "SEEKER",
  "COMPANY",
] as const;

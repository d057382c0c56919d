export const twoFactorKindValues = [
  "COMPANY",
  "ADMIN",
] as const;

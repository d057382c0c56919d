export const actorKindValues = [
  "SEEKER",
  "COMPANY",
  "ADMIN",
  "SYSTEM",
] as const;

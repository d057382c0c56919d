export const conversationKindValues = [
  "SEEKER_COMPANY",
  "ADMIN_SEEKER",
  "ADMIN_COMPANY",
] as const;

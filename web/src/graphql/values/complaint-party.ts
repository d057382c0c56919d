export const complaintPartyValues = [
  "SEEKER",
  "COMPANY",
  "OTHER",
] as const;

export const mailingAudienceValues = [
  "SEEKER",
  "COMPANY",
] as const;

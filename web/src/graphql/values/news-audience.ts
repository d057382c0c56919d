export const newsAudienceValues = [
  "PUBLIC",
  "SEEKER",
  "COMPANY",
] as const;

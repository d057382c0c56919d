export const inquiryCategoryValues = [
  "SERVICE",
  "APPLICATION",
  "POSTING",
  "EXAM",
  "PERSONAL_DATA",
  "COMPANY",
  "OTHER",
] as const;

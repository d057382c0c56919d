export const legalPageValues = [
  "TERMS",
  "PRIVACY",
  "LAW",
  "COMPANY_INFO",
] as const;

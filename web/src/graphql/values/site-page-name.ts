export const sitePageNameValues = [
  "ABOUT",
  "ABOUT_FOR_COMPANY",
  "TERMS",
  "PRIVACY",
  "LAW",
  "COMPANY_INFO",
  "ACCESSIBILITY",
  "DATA_SHARING",
] as const;

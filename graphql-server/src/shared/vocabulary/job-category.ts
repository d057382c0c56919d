/** 職種: the 15 major groups of 厚生労働省編職業分類, by number. */
export const jobCategories = [
  "MANAGEMENT",
  "RESEARCH_ENGINEERING",
  "LAW_BUSINESS_ARTS",
  "MEDICAL",
  "CHILDCARE_EDUCATION",
  "OFFICE",
  "SALES",
  "WELFARE_CARE",
  "SERVICE",
  "SECURITY",
  "AGRICULTURE",
  "MANUFACTURING",
  "TRANSPORT_OPERATION",
  "CONSTRUCTION",
  "CARRYING_CLEANING",
] as const;
export type JobCategory = (typeof jobCategories)[number];

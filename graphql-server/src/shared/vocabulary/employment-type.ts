/** 雇用形態. DISPATCH and PERMANENT_DISPATCH are 派遣; OUTSOURCING (業務委託) is not employment. */
export const employmentTypes = [
  "FULL_TIME",
  "CONTRACT",
  "PART_TIME",
  "DISPATCH",
  "PERMANENT_DISPATCH",
  "TEMP_TO_PERM",
  "INTERN",
  "OUTSOURCING",
  "SHOKUTAKU",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

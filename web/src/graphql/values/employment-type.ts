export const employmentTypeValues = [
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

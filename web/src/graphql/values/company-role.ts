export const companyRoleValues = [
  "OWNER",
  "RECRUITER",
  "VIEWER",
] as const;

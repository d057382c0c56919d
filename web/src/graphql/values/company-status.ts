export const companyStatusValues = [
  "PENDING",
  "ACTIVE",
  "SUSPENDED",
  "CLOSED",
] as const;

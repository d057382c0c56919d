export const companyEventKindValues = [
  "APPROVED",
  "REFUSED",
  "SUSPENDED",
  "RESTORED",
  "PLAN",
] as const;

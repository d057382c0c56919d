export const adminRoleValues = [
  "OWNER",
  "OPERATOR",
  "EDITOR",
  "ACCOUNTANT",
] as const;

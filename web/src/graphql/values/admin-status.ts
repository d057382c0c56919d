export const adminStatusValues = [
  "INVITED",
  "ACTIVE",
  "DISABLED",
] as const;

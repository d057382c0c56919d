export const memberStatusValues = [
  "INVITED",
  "ACTIVE",
  "DISABLED",
] as const;

export const userStatusValues = [
  "ACTIVE",
  "SUSPENDED",
  "CANCELLING",
  "ERASED",
] as const;

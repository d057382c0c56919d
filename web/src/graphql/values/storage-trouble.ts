export const storageTroubleValues = [
  "STORAGE_FULL",
  "STORAGE_UNAVAILABLE",
] as const;

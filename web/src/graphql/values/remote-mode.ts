export const remoteModeValues = [
  "NONE",
  "PARTIAL",
  "FULL",
] as const;

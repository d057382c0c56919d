export const testItemOriginValues = [
  "BANK",
  "IMPORT",
] as const;

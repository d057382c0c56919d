export const scoutSizeValues = [
  "FIVE",
  "TEN",
  "TWENTY",
  "FIFTY",
  "HUNDRED",
] as const;

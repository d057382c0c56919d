export const commuteBandValues = [
  "SAME_TOWN",
  "WITHIN_30",
  "WITHIN_60",
  "WITHIN_90",
  "BEYOND",
] as const;

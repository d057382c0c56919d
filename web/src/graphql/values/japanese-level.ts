export const japaneseLevelValues = [
  "NONE",
  "N5",
  "N4",
  "N3",
  "N2",
  "N1",
  "NATIVE",
] as const;

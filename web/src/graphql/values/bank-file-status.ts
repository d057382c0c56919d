export const bankFileStatusValues = [
  "STAGED",
  "IMPORTED",
] as const;

export const testItemStatusValues = [
  "PILOT",
  "ACTIVE",
  "RETIRED",
] as const;

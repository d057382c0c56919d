export const testItemPoolValues = [
  "EXAM",
  "PRACTICE",
] as const;

export const issueTierValues = [
  "BLOCK",
  "ASK",
] as const;

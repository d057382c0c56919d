export const entryTurnValues = [
  "YOURS",
  "THEIRS",
  "ENDED",
] as const;

export const scoutPermitKindValues = [
  "NOTIFICATION",
  "LICENCE",
] as const;

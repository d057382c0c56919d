export const hourExcessKindValues = [
  "WINDOW",
  "VACATION_DAY",
] as const;

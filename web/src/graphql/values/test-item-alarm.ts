export const testItemAlarmValues = [
  "MISKEYED",
  "DRIFT",
  "WEAK",
] as const;

export const settingTimeValues = [
  "PAST",
  "NOW",
  "FUTURE",
] as const;

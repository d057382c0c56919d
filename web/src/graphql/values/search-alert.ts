export const searchAlertValues = [
  "OFF",
  "UNCONFIRMED",
  "ON",
] as const;

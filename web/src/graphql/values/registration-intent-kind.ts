export const registrationIntentKindValues = [
  "APPLY",
  "LIKE",
] as const;

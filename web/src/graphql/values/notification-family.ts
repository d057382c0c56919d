export const notificationFamilyValues = [
  "ENTRY",
  "MESSAGE",
  "SAVED_SEARCH",
  "CLOSING_SOON",
  "NEWS",
  "PRACTICE",
  "SCOUT",
] as const;

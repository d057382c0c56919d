export const localeValues = [
  "ja",
  "ja-x-easy",
  "en",
] as const;

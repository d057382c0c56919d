export const localeValues = [
  "ja",
  "ja-x-easy",
  "en",
  "vi",
  "zh-Hans",
  "ne",
  "id",
  "pt-BR",
] as const;

export const newsCategoryValues = [
  "NEWS",
  "COLUMN",
] as const;

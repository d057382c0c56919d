export const searchSuggestionKindValues = [
  "OCCUPATION",
  "PLACE",
  "STATION",
  "COMPANY",
  "WORK",
] as const;

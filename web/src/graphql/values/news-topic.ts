export const newsTopicValues = [
  "SERVICE",
  "MAINTENANCE",
  "SAFETY",
  "LAW",
  "JAPANESE",
  "JOB_HUNT",
  "LIFE",
] as const;

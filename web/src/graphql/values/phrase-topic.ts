export const phraseTopicValues = [
  "GENERAL",
  "INTERVIEW",
  "LATE",
  "DOCUMENTS",
  "CONDITIONS",
  "RESULT",
] as const;

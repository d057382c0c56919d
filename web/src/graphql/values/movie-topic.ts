export const movieTopicValues = [
  "VOCABULARY",
  "GRAMMAR",
  "READING",
  "CONVERSATION",
  "WORKPLACE",
] as const;

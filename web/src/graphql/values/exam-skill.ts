export const examSkillValues = [
  "VOCABULARY",
  "GRAMMAR",
  "READING",
  "LISTENING",
] as const;

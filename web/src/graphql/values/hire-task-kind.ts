export const hireTaskKindValues = [
  "CARD_CHECK",
  "NOTICE",
  "CARD_RENEWAL",
] as const;

export const subscriptionStatusValues = [
  "NONE",
  "ACTIVE",
  "PAST_DUE",
] as const;

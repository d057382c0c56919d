export const workChangeOutcomeValues = [
  "UPDATED",
  "REVISED",
  "SUBMITTED",
  "UNCHANGED",
  "REFUSED",
] as const;

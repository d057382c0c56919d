export const providerVisitOutcomeValues = [
  "SIGNED_IN",
  "LINKED",
  "NEWCOMER",
] as const;

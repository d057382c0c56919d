export const providerVisitPurposeValues = [
  "SIGN_IN",
  "LINK",
  "CONFIRM",
] as const;

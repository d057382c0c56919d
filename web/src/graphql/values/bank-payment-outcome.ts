export const bankPaymentOutcomeValues = [
  "RETURNED",
  "SET_ASIDE",
  "TAKEN_BACK",
  "OPEN",
] as const;

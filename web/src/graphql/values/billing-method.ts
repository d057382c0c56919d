export const billingMethodValues = [
  "CARD",
  "TRANSFER",
] as const;

export const paymentProviderValues = [
  "STRIPE",
  "TEST",
] as const;

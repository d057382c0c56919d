export const bankPaymentSourceValues = [
  "FILE",
  "HAND",
] as const;

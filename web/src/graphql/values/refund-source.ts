export const refundSourceValues = [
  "OPERATOR",
  "PROVIDER",
] as const;

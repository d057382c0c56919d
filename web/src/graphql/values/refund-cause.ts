export const refundCauseValues = [
  "WITHIN_TERMS",
  "DOUBLE_CHARGE",
  "OPERATOR_FAULT",
] as const;

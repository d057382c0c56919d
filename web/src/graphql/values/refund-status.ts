export const refundStatusValues = [
  "PENDING",
  "DONE",
  "PARTIAL",
  "REFUSED",
] as const;

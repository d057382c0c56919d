export const cardPaymentStatusValues = [
  "PENDING",
  "ACTION",
  "PAID",
  "DECLINED",
  "CANCELED",
  "UNSETTLED",
] as const;

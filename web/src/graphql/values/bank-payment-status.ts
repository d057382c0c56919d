export const bankPaymentStatusValues = [
  "OPEN",
  "ASSIGNED",
  "RETURNED",
  "SET_ASIDE",
  "TAKEN_BACK",
] as const;

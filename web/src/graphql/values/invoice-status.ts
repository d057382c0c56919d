export const invoiceStatusValues = [
  "INVOICED",
  "PARTIAL",
  "PAID",
  "OVERPAID",
  "OVERDUE",
  "VOID",
] as const;

export const adminInvoiceSortValues = [
  "NEWEST",
  "DUE_FIRST",
] as const;

export const adminQueueKindValues = [
  "POSTING_REVIEW",
  "COMPANY_REVIEW",
  "INQUIRY",
  "COMPLAINT",
  "OVERDUE_INVOICE",
  "REFUSED_REFUND",
] as const;

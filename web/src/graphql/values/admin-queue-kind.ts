export const adminQueueKindValues = [
  "WORK_REPORT",
  "POSTING_REVIEW",
  "COMPANY_REVIEW",
  "INQUIRY",
  "COMPLAINT",
  "OVERDUE_INVOICE",
  "REFUSED_REFUND",
] as const;

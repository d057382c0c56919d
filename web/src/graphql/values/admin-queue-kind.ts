export const adminQueueKindValues = [
  "WORK_REPORT",
  "POSTING_REVIEW",
  "COMPANY_REVIEW",
  "COMPANY_PHOTO",
  "INQUIRY",
  "COMPLAINT",
  "DATA_INCIDENT",
  "OVERDUE_INVOICE",
  "REFUSED_REFUND",
] as const;

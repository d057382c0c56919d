export const inquiryStatusValues = [
  "NEW",
  "IN_PROGRESS",
  "DONE",
  "SPAM",
] as const;

import type { InquiryCategory, InquiryStatus } from "#graphql/operations.ts";

export const inquiryStatuses: readonly InquiryStatus[] = ["NEW", "IN_PROGRESS", "DONE", "SPAM"];
export const inquiryCategories: readonly InquiryCategory[] = [
  "SERVICE",
  "APPLICATION",
  "POSTING",
  "EXAM",
  "PERSONAL_DATA",
  "COMPANY",
  "OTHER",
];

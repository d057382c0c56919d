export const companyReviewValues = [
  "WAITING",
  "REFUSED",
] as const;

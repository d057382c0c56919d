export const testItemReviewValues = [
  "ANSWERED_BLIND",
] as const;

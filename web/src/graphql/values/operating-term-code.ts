export const operatingTermCodeValues = [
  "COMPLAINT_ANSWER",
  "COMPLAINT_SETTLE",
  "COMPLAINT_KEPT",
  "INQUIRY_KEPT",
] as const;

export const workStatusValues = [
  "DRAFT",
  "REVIEW",
  "RETURNED",
  "SCHEDULED",
  "OPEN",
  "PAUSED",
  "CLOSED",
  "FILLED",
  "EXPIRED",
  "SUSPENDED",
] as const;

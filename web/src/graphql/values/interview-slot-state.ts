export const interviewSlotStateValues = [
  "OPEN",
  "PICKED",
  "TAKEN",
  "PAST",
  "CANCELLED",
] as const;

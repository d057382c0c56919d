export const interviewWayValues = [
  "ONSITE",
  "ONLINE",
  "PHONE",
] as const;

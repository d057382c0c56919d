export const complaintStatusValues = [
  "OPEN",
  "ANSWERED",
  "SETTLED",
] as const;

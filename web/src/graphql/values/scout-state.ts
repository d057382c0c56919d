export const scoutStateValues = [
  "SENT",
  "OPENED",
  "DECLINED",
  "APPLIED",
  "CLOSED",
] as const;

export const matchStateValues = [
  "MET",
  "UNMET",
  "UNKNOWN",
] as const;

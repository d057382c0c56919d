export const planChangeKindValues = [
  "START",
  "UPGRADE",
  "LATER",
  "KEEP",
] as const;

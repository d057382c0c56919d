export const dataIncidentStatusValues = [
  "OPEN",
  "CLOSED",
] as const;

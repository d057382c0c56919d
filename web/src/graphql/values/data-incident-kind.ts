export const dataIncidentKindValues = [
  "LEAK",
  "LOSS",
  "DAMAGE",
] as const;

export const dataIncidentActValues = [
  "NOTE",
  "MEASURE",
  "PRELIMINARY_REPORTED",
  "FINAL_REPORTED",
  "PEOPLE_TOLD",
  "CLOSED",
] as const;

export const dataIncidentStepKindValues = [
  "NOTICED",
  "CHANGED",
  "NOTE",
  "MEASURE",
  "PRELIMINARY_REPORTED",
  "FINAL_REPORTED",
  "PEOPLE_TOLD",
  "CLOSED",
] as const;

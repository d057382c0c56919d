export const complaintStepKindValues = [
  "RECEIVED",
  "INVESTIGATED",
  "ANSWERED",
  "MEASURE",
  "NOTE",
  "ASSIGNED",
  "SETTLED",
  "REOPENED",
] as const;

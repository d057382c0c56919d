export const complaintActValues = [
  "INVESTIGATED",
  "ANSWERED",
  "MEASURE",
  "NOTE",
] as const;

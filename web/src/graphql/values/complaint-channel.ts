export const complaintChannelValues = [
  "FORM",
  "MAIL",
  "PHONE",
  "LETTER",
  "AUTHORITY",
] as const;

export const complaintSubjectValues = [
  "POSTING_DIFFERS",
  "POSTING_ENDED",
  "COMPANY_CONDUCT",
  "DISCRIMINATION",
  "PERSONAL_DATA",
  "FEE",
  "SERVICE",
  "OTHER",
] as const;

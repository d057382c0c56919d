export const workApplicantsValues = [
  "NEW",
  "UNREAD",
  "NONE",
] as const;

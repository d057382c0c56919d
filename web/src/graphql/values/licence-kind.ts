export const licenceKindValues = [
  "EXAM_ATTEMPT",
  "CERTIFICATE",
  "PREMIUM_MOVIES",
] as const;

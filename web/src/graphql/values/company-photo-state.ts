export const companyPhotoStateValues = [
  "WAITING",
  "RETURNED",
  "SHOWN",
] as const;

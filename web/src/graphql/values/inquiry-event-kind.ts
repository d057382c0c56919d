export const inquiryEventKindValues = [
  "ANSWERED",
  "NOTED",
  "ASSIGNED",
  "MOVED",
] as const;

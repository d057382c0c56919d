export const inquiryEventKindValues = [
  "ANSWERED",
  "NOTED",
  "ASSIGNED",
  "MOVED",
  "REPLIED",
] as const;

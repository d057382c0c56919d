export const mailingStatusValues = [
  "SENDING",
  "SENT",
  "STOPPED",
] as const;

export const webhookScopeValues = [
  "work",
  "entry",
  "message",
  "slot",
] as const;

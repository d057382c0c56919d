export const webhookStateValues = [
  "WAITING",
  "DELIVERED",
  "GIVEN_UP",
] as const;

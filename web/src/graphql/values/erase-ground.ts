export const eraseGroundValues = [
  "OWN_REQUEST",
  "POLICY_BREACH",
  "DUPLICATE",
  "OTHER",
] as const;

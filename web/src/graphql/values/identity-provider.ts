export const identityProviderValues = [
  "GOOGLE",
  "LINE",
] as const;

export const certificateKindValues = [
  "JLPT",
  "JFT_BASIC",
  "BJT",
  "NAT_TEST",
  "J_TEST",
  "OTHER",
] as const;

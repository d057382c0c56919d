export const operatorPermitValues = [
  "TODOKEDE",
  "SHOKUGYO_SHOKAI",
] as const;

export const scoutTrustValues = [
  "CALIBRATED",
  "PROVISIONAL",
] as const;

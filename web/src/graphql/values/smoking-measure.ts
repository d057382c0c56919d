export const smokingMeasureValues = [
  "NO_SMOKING",
  "SMOKING_ROOM",
  "OUTDOOR_ONLY",
  "SMOKING_ALLOWED",
] as const;

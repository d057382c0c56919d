export const systemLaneNameValues = [
  "MAIL",
  "UNSENT_MAIL",
  "TIMELY",
  "OUTSIDE",
  "HEAVY",
] as const;

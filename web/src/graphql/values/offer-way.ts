export const offerWayValues = [
  "CHANGE_OF_STATUS",
  "FEWER_HOURS",
  "LATER_START",
] as const;

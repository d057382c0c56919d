export const scoutObstacleValues = [
  "NO_PERMIT",
  "STOPPED",
  "PLAN",
] as const;

export const workReportOriginValues = [
  "READER",
  "SITE",
] as const;

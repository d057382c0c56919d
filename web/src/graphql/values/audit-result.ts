export const auditResultValues = [
  "OK",
  "DENIED",
  "FAILED",
] as const;

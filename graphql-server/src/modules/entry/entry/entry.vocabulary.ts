export const entryStatuses = [
  "APPLIED",
  "SCREENING",
  "SCHEDULING",
  "INTERVIEW",
  "OFFERED",
  "ACCEPTED",
  "JOINED",
  "ON_HOLD",
  "REJECTED",
  "WITHDRAWN",
  "DECLINED",
  "JOB_CLOSED",
  "ACCOUNT_CLOSED",
] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** Ends of an application: no move leads out of them, and they no longer block a new application. */
export const endedEntryStatuses = ["JOINED", "REJECTED", "WITHDRAWN", "DECLINED", "JOB_CLOSED", "ACCOUNT_CLOSED"] as const;

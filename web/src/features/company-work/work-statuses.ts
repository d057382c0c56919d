import type { EntryStatus, WorkStatus } from "#graphql/operations.ts";

export const workStatuses = [
  "DRAFT",
  "REVIEW",
  "RETURNED",
  "SCHEDULED",
  "OPEN",
  "PAUSED",
  "CLOSED",
  "FILLED",
  "EXPIRED",
  "SUSPENDED",
] as const satisfies readonly WorkStatus[];
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
] as const satisfies readonly EntryStatus[];

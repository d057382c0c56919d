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

/** Whose turn it is in an application. */
export const entryTurns = ["YOURS", "THEIRS", "ENDED"] as const;
export type EntryTurn = (typeof entryTurns)[number];

const yourTurn: readonly EntryStatus[] = ["OFFERED", "SCHEDULING"];
const ended: readonly EntryStatus[] = endedEntryStatuses;

/** Whose turn it is in a state, as the person who applied sees it: an offer and times for an interview wait for their answer. */
export function turnOf(status: EntryStatus): EntryTurn {
  if (yourTurn.includes(status)) return "YOURS";
  return ended.includes(status) ? "ENDED" : "THEIRS";
}

import { type UserErrors, userError } from "../../../shared/user-error.ts";
import { type EntryStatus, entryStatuses } from "./entry.vocabulary.ts";

/** Parties that may move an entry. */
export const entryMovers = ["SEEKER", "COMPANY", "SYSTEM"] as const;
export type EntryMover = (typeof entryMovers)[number];

const both = ["SEEKER", "COMPANY"] as const;
const company = ["COMPANY"] as const;
const seeker = ["SEEKER"] as const;
const system = ["SYSTEM"] as const;

/** Ways out of every undecided state. */
const leave = { REJECTED: company, WITHDRAWN: seeker, JOB_CLOSED: system, ACCOUNT_CLOSED: system } as const;

/** The whole state table: from → to → mover. A move that is not listed is illegal. ON_HOLD leads back only to where it came from. */
export const entryTransitions: Readonly<Record<EntryStatus, Readonly<Partial<Record<EntryStatus, readonly EntryMover[]>>>>> = {
  APPLIED: { SCREENING: company, SCHEDULING: company, ...leave },
  SCREENING: { SCHEDULING: company, OFFERED: company, ON_HOLD: company, ...leave },
  SCHEDULING: { INTERVIEW: company, ON_HOLD: company, ...leave },
  INTERVIEW: { SCHEDULING: company, OFFERED: company, ON_HOLD: company, ...leave },
  ON_HOLD: { SCREENING: company, SCHEDULING: company, INTERVIEW: company, ...leave },
  OFFERED: { ACCEPTED: both, DECLINED: both, ...leave },
  ACCEPTED: { JOINED: company, WITHDRAWN: seeker, REJECTED: company, ACCOUNT_CLOSED: system },
  JOINED: {},
  REJECTED: {},
  WITHDRAWN: {},
  DECLINED: {},
  JOB_CLOSED: {},
  ACCOUNT_CLOSED: {},
};

/** The state of an entry as far as the table needs it. */
export interface EntryState {
  status: EntryStatus;
  heldFrom?: EntryStatus | null;
}

/** Moves the mover may make now, in the order of an entry's life. */
export function legalEntryMoves({ status, heldFrom }: EntryState, mover: EntryMover): EntryStatus[] {
  const pipeline = new Set<EntryStatus>(["SCREENING", "SCHEDULING", "INTERVIEW"]);
  return entryStatuses.filter((to) => {
    if (status === "ON_HOLD" && pipeline.has(to) && to !== heldFrom) return false;
    return entryTransitions[status][to]?.includes(mover) ?? false;
  });
}

/** @throws UserErrors ILLEGAL_TRANSITION, which lists the legal moves. */
export function requireLegalEntryMove(entry: EntryState, to: EntryStatus, mover: EntryMover): void {
  const legal = legalEntryMoves(entry, mover);
  if (!legal.includes(to)) throw illegalEntryMove(legal);
}

function illegalEntryMove(legal: readonly EntryStatus[]): UserErrors {
  return userError("ILLEGAL_TRANSITION", ["to"], { legal: legal.join(", ") || "-" });
}

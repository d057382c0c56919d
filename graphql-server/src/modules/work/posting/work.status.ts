import { type UserErrors, userError } from "../../../shared/user-error.ts";
import { type WorkStatus, workStatuses } from "./work.vocabulary.ts";

/** Parties that may move a work: its company, the back office, or the system by the clock. */
export const movers = ["COMPANY", "ADMIN", "SYSTEM"] as const;
export type Mover = (typeof movers)[number];

/** The whole state table: from → to → mover. A move that is not listed is illegal. */
export const workTransitions: Readonly<Record<WorkStatus, Readonly<Partial<Record<WorkStatus, Mover>>>>> = {
  DRAFT: { REVIEW: "COMPANY" },
  REVIEW: { DRAFT: "COMPANY", RETURNED: "ADMIN", SCHEDULED: "ADMIN", OPEN: "ADMIN" },
  RETURNED: { REVIEW: "COMPANY" },
  SCHEDULED: { OPEN: "SYSTEM", RETURNED: "SYSTEM", CLOSED: "COMPANY", SUSPENDED: "ADMIN" },
  OPEN: { PAUSED: "COMPANY", CLOSED: "COMPANY", FILLED: "COMPANY", EXPIRED: "SYSTEM", SUSPENDED: "ADMIN" },
  PAUSED: { OPEN: "COMPANY", CLOSED: "COMPANY", FILLED: "COMPANY", EXPIRED: "SYSTEM", SUSPENDED: "ADMIN" },
  CLOSED: {},
  FILLED: {},
  EXPIRED: {},
  SUSPENDED: { SCHEDULED: "ADMIN", OPEN: "ADMIN", PAUSED: "ADMIN" },
};

/** Moves the mover may make from a state, in the order of the work's life. */
export function legalMoves(from: WorkStatus, mover: Mover): WorkStatus[] {
  return workStatuses.filter((to) => workTransitions[from][to] === mover);
}

/** The answer to an illegal move: it lists the legal ones. */
export function illegalMove(from: WorkStatus, mover: Mover): UserErrors {
  return userError("ILLEGAL_TRANSITION", ["id"], { legal: legalMoves(from, mover).join(", ") || "-" });
}

/** @throws UserErrors ILLEGAL_TRANSITION */
export function requireLegalMove(from: WorkStatus, to: WorkStatus, mover: Mover): void {
  if (workTransitions[from][to] !== mover) throw illegalMove(from, mover);
}

/** States that count against the plan. */
export const publishedStatuses = ["SCHEDULED", "OPEN", "PAUSED"] as const;

/** True while the work takes one of the places of the company's plan. */
export function holdsPlace(status: WorkStatus): boolean {
  return publishedStatuses.some((published) => published === status);
}

/** States in which anyone may open the page of a posting that was published; all but OPEN say that it is not open. */
export const visibleStatuses = ["OPEN", "PAUSED", "CLOSED", "FILLED", "EXPIRED"] as const;

/** States that no move leads out of. */
export const endedWorkStatuses = ["CLOSED", "FILLED", "EXPIRED"] as const;

/** True when the posting is over for good. */
export function isEnded(status: WorkStatus): boolean {
  return endedWorkStatuses.some((ended) => ended === status);
}

/** True while a company may delete the posting: nobody else holds it. */
export function isDiscardable(status: WorkStatus): boolean {
  return status === "DRAFT" || status === "RETURNED";
}

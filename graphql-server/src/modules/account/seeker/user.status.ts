import { userError } from "../../../shared/user-error.ts";
import { type UserStatus, userStatuses } from "./user.entity.ts";

/**
 * The moves of the operator: from → to. Leaving and coming back are the seeker's own (cancellation). ERASED goes by way of CANCELLING, so
 * that open applications end and companies are told.
 */
export const operatorTransitions: Readonly<Record<UserStatus, readonly UserStatus[]>> = {
  ACTIVE: ["SUSPENDED", "ERASED"],
  SUSPENDED: ["ACTIVE", "CANCELLING", "ERASED"],
  CANCELLING: ["SUSPENDED", "ERASED"],
  ERASED: [],
};

/**
 * True while somebody can read messages sent to them. A seeker who is leaving may come back by signing in; a suspended or erased account
 * cannot. Of a suspension a company learns only that nobody reads, never why. To companies somebody who is leaving has left (left-person.ts).
 */
export function isReachable({ status }: { status: UserStatus }): boolean {
  return status === "ACTIVE" || status === "CANCELLING";
}

/** @throws UserErrors ILLEGAL_TRANSITION with the legal moves */
export function requireOperatorMove(from: UserStatus, to: UserStatus): void {
  if (operatorTransitions[from].includes(to)) return;
  const legal = userStatuses.filter((status) => operatorTransitions[from].includes(status));
  throw userError("ILLEGAL_TRANSITION", ["id"], { legal: legal.join(", ") || "-" });
}

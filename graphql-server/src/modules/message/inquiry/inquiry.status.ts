import { userError } from "../../../shared/user-error.ts";
import type { inquiryStatuses } from "./inquiry.entity.ts";

export type InquiryStatus = (typeof inquiryStatuses)[number];

const moves: Readonly<Record<InquiryStatus, readonly InquiryStatus[]>> = {
  NEW: ["IN_PROGRESS", "DONE", "SPAM"],
  IN_PROGRESS: ["DONE", "SPAM"],
  DONE: ["IN_PROGRESS"],
  SPAM: ["NEW"],
};

/** The states an inquiry may move to from a given one. */
export function legalInquiryMoves(status: InquiryStatus): readonly InquiryStatus[] {
  return moves[status];
}

/** @throws UserErrors ILLEGAL_TRANSITION with the legal states */
export function requireInquiryMove(from: InquiryStatus, to: InquiryStatus): void {
  const legal = legalInquiryMoves(from);
  if (!legal.includes(to)) throw userError("ILLEGAL_TRANSITION", ["to"], { legal: legal.join(", ") });
}

import type { EntryStatus } from "#graphql/operations.ts";
import { seekerEntryPath, userPaths } from "#paths/user.paths.ts";

export interface SeekerState {
  counts: readonly { status: EntryStatus; count: number }[];
  unread: number;
  completeness: number;
  /** The application with an offer that waits for an answer, when it is known. */
  offerId?: string | undefined;
}

export interface NextStep {
  key: "offer" | "unread" | "profile" | "search" | "wait";
  to: string;
}

const underWay: readonly EntryStatus[] = ["APPLIED", "SCREENING", "SCHEDULING", "INTERVIEW", "ON_HOLD", "ACCEPTED"];
const enough = 70;

/** The one thing that brings this seeker on most: who waits for them comes first, then what holds them back, then looking. */
export function nextStep({ counts, unread, completeness, offerId }: SeekerState): NextStep {
  const has = (...statuses: readonly EntryStatus[]) => counts.some(({ status }) => statuses.includes(status));
  if (has("OFFERED")) return { key: "offer", to: offerId ? seekerEntryPath(offerId) : userPaths.entries };
  if (unread > 0) return { key: "unread", to: userPaths.message };
  if (completeness < enough) return { key: "profile", to: userPaths.memberEdit };
  return { key: has(...underWay) ? "wait" : "search", to: userPaths.works };
}

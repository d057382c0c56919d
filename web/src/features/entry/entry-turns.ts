import type { EntryStatus, EntryTurn } from "#graphql/operations.ts";
import { entryTurnValues } from "#graphql/values/entry-turn.ts";
import { known } from "#platform/known.ts";

const turns: Readonly<Record<EntryStatus, EntryTurn>> = {
  APPLIED: "THEIRS",
  SCREENING: "THEIRS",
  SCHEDULING: "YOURS",
  INTERVIEW: "THEIRS",
  OFFERED: "YOURS",
  ACCEPTED: "THEIRS",
  ON_HOLD: "THEIRS",
  JOINED: "ENDED",
  REJECTED: "ENDED",
  WITHDRAWN: "ENDED",
  DECLINED: "ENDED",
  JOB_CLOSED: "ENDED",
  ACCOUNT_CLOSED: "ENDED",
};

/** The turn that an address asks for. */
export const readTurn = (search: URLSearchParams): EntryTurn | null => known(entryTurnValues, search.get("turn")) ?? null;

/** How many applications there are of each turn. */
export function countTurns(counts: readonly { status: EntryStatus; count: number }[]): Record<EntryTurn, number> {
  const sum = (turn: EntryTurn) => counts.filter(({ status }) => turns[status] === turn).reduce((all, { count }) => all + count, 0);
  return { YOURS: sum("YOURS"), THEIRS: sum("THEIRS"), ENDED: sum("ENDED") };
}

import { readTogether } from "../../../platform/database/read-together.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { type EntryStatus, entryStatuses } from "../entry/entry.vocabulary.ts";

export interface EntryCount {
  status: EntryStatus;
  count: number;
}

/** Counts the seeker's applications by state, in the order of an application's life; states without any are left out. */
export async function countOwnEntries(ctx: Ctx): Promise<EntryCount[]> {
  const { userId } = requireSeeker(ctx);
  const text = "select status, count(*)::int as count from entry where user_id = ? group by status";
  const rows = await readTogether<EntryCount>(ctx.em, { text, values: [userId], prepared: true });
  return rows.toSorted((a, b) => entryStatuses.indexOf(a.status) - entryStatuses.indexOf(b.status));
}

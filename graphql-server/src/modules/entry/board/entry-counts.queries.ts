import { readTogether } from "../../../platform/database/read-together.ts";
import { shownTogether } from "../../../platform/database/shown/shown-rows.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { Entry } from "../entry/entry.entity.ts";
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

/** States under way, those that wait for the seeker before those that wait for the company. */
const underWay = [
  "OFFERED",
  "SCHEDULING",
  "INTERVIEW",
  "ACCEPTED",
  "SCREENING",
  "APPLIED",
  "ON_HOLD",
] as const satisfies readonly EntryStatus[];

/** The seeker's applications under way, nearest to its end first; within a state the one that moved last. */
export function listEntriesUnderWay(ctx: Ctx, first: number): Promise<Readonly<Entry>[]> {
  const { userId } = requireSeeker(ctx);
  const text = `from entry as e join unnest(string_to_array(?, ',')) with ordinality as s (status, place) on s.status = e.status
    where e.user_id = ? order by s.place, e.moved_at desc, e.id desc limit ?`;
  return shownTogether(ctx.em, Entry, { text, values: [underWay.join(","), userId, pageSize(first)] });
}

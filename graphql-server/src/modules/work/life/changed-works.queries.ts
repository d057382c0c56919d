import { readRows } from "../../../platform/database/read-rows.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import { type Page, pageOf } from "../../../shared/paging/page.ts";
import { behindTime } from "../../../shared/paging/time-cursor.ts";
import { confirmedForDays } from "../posting/published-until.ts";
import { endedWorkStatuses } from "../posting/work.status.ts";
import { type WorkRow, workRowSql } from "../search/work.search-row.ts";
import { searchConditions } from "../search/work.search-sql.ts";

/**
 * Milliseconds for which a change waits until it is told. It is stamped before its transaction has written anything, and by the clock of a
 * server: neither makes a difference as large as this. How long the transaction then takes does not matter (`openSince`).
 */
export const settleMs = 60_000;

/** When the oldest transaction began that has written and is not committed: what it changed may be seen later than what changed after it. */
async function openSince(em: Ctx["em"]): Promise<Date | null> {
  const [oldest] = await readRows<{ began: string | null }>(em, {
    text: `select min(xact_start) as began from pg_stat_activity
      where backend_xid is not null and datname = current_database() and pid <> pg_backend_pid()`,
    values: [],
  });
  return oldest?.began ? new Date(oldest.began) : null;
}

/** A work that changed: as it is while it is open, else when it left. */
export type ChangedWork = { id: string; changedAt: Date } & ({ work: WorkRow } | { closedAt: Date });

interface Row {
  id: string;
  changed: string;
  row: WorkRow | null;
  gone: string;
}

const ended = endedWorkStatuses.map((status) => `'${status}'`).join(", ");

/** When a work stopped being found: its end, what happened to its company, the end of its last day in Japan, or its last move. */
const goneAt = `coalesce(case
    when w.status in (${ended}) then w.closed_at
    when w.status = 'OPEN' and c.status <> 'ACTIVE' then coalesce(c.suspended_at, c.updated_at)
    when w.status = 'OPEN' then (least(w.apply_by, w.confirmed_on + ${confirmedForDays}) + 1)::timestamp at time zone 'Asia/Tokyo'
    else (select max(e.at) from work_event e where e.work_id = w.id and e.to_status = w.status)
  end, w.updated_at)`;

/**
 * The works that were published once and have changed since a moment, the first change first: those that the search finds, and of the others
 * that they are gone. `until`: all changes up to then are told once there is no further page.
 */
export async function changedWorks(
  { em, now }: Pick<Ctx, "em" | "now">,
  { after, first, since }: { since: Date; first: number; after?: string | null },
): Promise<Page<ChangedWork> & { until: Date }> {
  const size = pageSize(first);
  // Asked before the rows are: whoever commits in between is seen by both, or by the rows alone.
  const began = await openSince(em);
  const until = new Date(Math.min(now().getTime(), began?.getTime() ?? Number.POSITIVE_INFINITY) - settleMs);
  const open = searchConditions({}, jstDate(now()));
  const further = behindTime(["w.updated_at", "w.id"], ">", after);
  const rows = await readRows<Row>(em, {
    // The order of the index work_newest_change, read from its end.
    text: `select w.id, w.updated_at as changed, case when ${open.text} then ${workRowSql(em)} end as row, ${goneAt} as gone
      from work w join company c on c.id = w.company_id
      where w.published_at is not null and w.updated_at >= ?::timestamptz and w.updated_at <= ?::timestamptz
        ${further.map(({ text }) => `and ${text}`).join("")}
      order by w.updated_at, w.id limit ?`,
    values: [...open.values, since.toISOString(), until.toISOString(), ...further.flatMap(({ values }) => values), size + 1],
  });
  const changes = rows.map(({ changed, gone, id, row }): ChangedWork => {
    const change = { id, changedAt: new Date(changed) };
    return row === null ? { ...change, closedAt: new Date(gone) } : { ...change, work: row };
  });
  return { ...pageOf(changes, size, ({ changedAt, id }) => [changedAt, id]), until };
}

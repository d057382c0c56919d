import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";

/** Figures of one day in Japan. */
export interface AdminTrendDay {
  /** YYYY-MM-DD. */
  day: string;
  /** Seekers who registered. */
  users: number;
  entries: number;
  /** Works that went public. */
  works: number;
  /** Companies that registered. */
  companies: number;
}

type Figure = Exclude<keyof AdminTrendDay, "day">;
const dayMs = 86_400_000;

/** Where the rows of a figure are; works are counted as they go public, because there may be a million. */
const sources: Readonly<Record<Exclude<Figure, "works">, { table: string; at: string }>> = {
  users: { table: "users", at: "created_at" },
  entries: { table: "entry", at: "created_at" },
  companies: { table: "company", at: "created_at" },
};

/** Japan has no summer time: its day begins at 15:00 UTC of the day before. */
const statement = [
  ...Object.entries(sources).map(
    ([figure, { table, at }]) =>
      `select '${figure}' as figure, to_char(${at} at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day, count(*)::int as count
       from ${table} where ${at} >= (?::date)::timestamp at time zone 'Asia/Tokyo' group by 2`,
  ),
  "select 'works', beside, sum(change)::int from work_tally where own = 'published' and beside >= ? group by beside",
].join(" union all ");

interface Row {
  figure: Figure;
  day: string;
  count: number;
}

/** Counts for each of the last days, today included, the oldest first, in one statement. `days` from 7 to 92. */
export async function adminTrends({ em, now }: Ctx, { days }: { days: number }): Promise<AdminTrendDay[]> {
  const length = Math.min(Math.max(Math.trunc(days), 7), 92);
  const list = Array.from({ length }, (_, index) => jstDate(new Date(now().getTime() - (length - 1 - index) * dayMs)));
  const first = list[0] ?? "";
  const rows = await em.execute<Row[]>(statement, [first, first, first, first]);
  const byDay = new Map(list.map((day): [string, AdminTrendDay] => [day, { day, users: 0, entries: 0, works: 0, companies: 0 }]));
  for (const { figure, day, count } of rows) {
    const found = byDay.get(day);
    if (found) found[figure] = count;
  }
  return [...byDay.values()];
}

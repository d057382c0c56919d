import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";

const places = (ids: readonly string[]) => ids.map(() => "?").join(", ");

/** The time each seeker was last seen in a session that still exists; null without such a session. */
export const lastSeenByUser = (ctx: Ctx) =>
  new DataLoader<string, Date | null>(async (ids) => {
    const rows = await ctx.em.execute<{ account_id: string; seen: Date | string }[]>(
      `select account_id, max(last_seen_at) as seen from session where kind = 'SEEKER' and account_id in (${places(ids)}) group by account_id`,
      [...ids],
    );
    const byUser = new Map(rows.map(({ account_id, seen }) => [account_id, new Date(seen)]));
    return ids.map((id) => byUser.get(id) ?? null);
  });

/** Applications of each seeker, all states. */
export const entryCountByUser = (ctx: Ctx) =>
  new DataLoader<string, number>(async (ids) => {
    const rows = await ctx.em.execute<{ user_id: string; count: number }[]>(
      `select user_id, count(*)::int as count from entry where user_id in (${places(ids)}) group by user_id`,
      [...ids],
    );
    const byUser = new Map(rows.map(({ user_id, count }) => [user_id, count]));
    return ids.map((id) => byUser.get(id) ?? 0);
  });

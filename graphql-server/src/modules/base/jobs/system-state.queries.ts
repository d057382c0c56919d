import type { StorageErrorCode } from "../../../platform/storage/storage-error.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { mailLane, unsentMailLane } from "./lanes.ts";
import { TaskRun } from "./task-run.entity.ts";
import { requireMailKeeper } from "./unsent-mail.queries.ts";

/** The lanes of the queue as the back office calls them. */
const queueNames = { MAIL: mailLane, UNSENT_MAIL: unsentMailLane, TIMELY: "timely", OUTSIDE: "outside", HEAVY: "heavy" } as const;
export const systemLaneNames = ["MAIL", "UNSENT_MAIL", "TIMELY", "OUTSIDE", "HEAVY"] as const satisfies (keyof typeof queueNames)[];
export type SystemLaneName = (typeof systemLaneNames)[number];

/** Jobs of one lane. */
export interface SystemLane {
  lane: SystemLaneName;
  due: number;
  active: number;
  oldestDueAt: Date | null;
}

/** How the site does behind its screens. */
export interface SystemState {
  lanes: SystemLane[];
  tasks: TaskRun[];
  mailsWaiting: number;
  oldestMailAt: Date | null;
  mailsGivenUp: number;
  mailsUnnoted: number;
  storageTrouble: StorageErrorCode | null;
  migration: string;
  node: string;
  database: string;
}

interface Row {
  lanes: { lane: string; due: number; active: number; oldest: string | null }[] | null;
  mails_waiting: number;
  oldest_mail: string | Date | null;
  mails_given_up: number;
  mails_unnoted: number;
  migration: string;
  database: string;
}

/** In one statement over partial or short indexes. */
const statement = `select
  (select json_agg(l) from (
    select name as lane, count(*) filter (where state <> 'active')::int as due, count(*) filter (where state = 'active')::int as active,
        min(greatest(created_on, start_after)) filter (where state <> 'active') as oldest
      from boss.job where state in ('created', 'retry', 'active') and (state = 'active' or start_after <= now()) group by name) l) as lanes,
  m.waiting as mails_waiting, m.oldest as oldest_mail, m.given_up as mails_given_up,
  (select count(*)::int from boss.job where name = ? and state in ('created', 'retry', 'active')) as mails_unnoted,
  (select name from mikro_orm_migrations order by id desc limit 1) as migration,
  split_part(current_setting('server_version'), ' ', 1) as database
  from (select count(*) filter (where status = 'PENDING')::int as waiting, min(created_at) filter (where status = 'PENDING') as oldest,
      count(*) filter (where status = 'FAILED')::int as given_up
    from outbox_mail where status <> 'SENT') m`;

const momentOf = (value: string | Date | null) => (value === null ? null : new Date(value));

/** What waits, what failed, where files lie and which versions work together. @throws UserErrors FORBIDDEN */
export async function systemState(ctx: Ctx): Promise<SystemState> {
  requireMailKeeper(ctx);
  const [row] = await ctx.em.execute<Row[]>(statement, [unsentMailLane]);
  if (!row) throw new Error("Counting answered no row");
  const tasks = await ctx.em.find(TaskRun, {}, { orderBy: { name: "asc" } });
  const found = row.lanes ?? [];
  return {
    // Also those that have nothing to do.
    lanes: systemLaneNames.map((lane) => {
      const { due = 0, active = 0, oldest = null } = found.find((one) => one.lane === queueNames[lane]) ?? {};
      return { lane, due, active, oldestDueAt: momentOf(oldest) };
    }),
    tasks,
    mailsWaiting: row.mails_waiting,
    oldestMailAt: momentOf(row.oldest_mail),
    mailsGivenUp: row.mails_given_up,
    mailsUnnoted: row.mails_unnoted,
    storageTrouble: (await ctx.storage.trouble()) ?? null,
    migration: row.migration,
    node: process.versions.node,
    database: row.database,
  };
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Log } from "../../../platform/log/log.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Viewer } from "../../../shared/viewer/viewer.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { WorkView } from "./work-view.entity.ts";

/** Counts views of works without making anybody wait: views gather here and are written in one statement every few seconds. */
export interface ViewCounter {
  /** Notes a view; `visitor` is a hash that stays the same for a visitor. Costs no statement. */
  note(view: { workId: string; visitor: string }): void;
  /** Writes the gathered views. Never throws: a lost view is only a number. */
  flush(): Promise<void>;
  /** Ends the timer and writes the rest. */
  close(): Promise<void>;
}

const everyMs = 5_000;
/** More than this between two writes is a flood, and floods are not counted. */
const atMost = 5_000;

/** Each visitor counts once a day: the row that is new raises the count. */
const statement = `with noted as (
    insert into work_view (work_id, visitor, day)
    select w.id, n.visitor, n.day
    from unnest(?::uuid[], ?::text[], ?::date[]) as n(work_id, visitor, day) join work w on w.id = n.work_id
    on conflict do nothing
    returning work_id
  ), counted as (select work_id, count(*) as views from noted group by work_id)
  update work w set view_count = w.view_count + c.views from counted c where c.work_id = w.id`;

const list = (values: readonly string[]) => `{${values.join(",")}}`;

/** A counter that writes by itself until it is closed. */
export function createViewCounter(options: { fork(): EntityManager; now(): Date; log: Log }): ViewCounter {
  const { fork, log, now } = options;
  const waiting = new Map<string, { workId: string; visitor: string; day: string }>();

  async function flush(): Promise<void> {
    const views = [...waiting.values()];
    waiting.clear();
    if (views.length === 0) return;
    const columns = [views.map(({ workId }) => workId), views.map(({ visitor }) => visitor), views.map(({ day }) => day)];
    try {
      await runInTransaction(fork(), async (em) => void (await em.execute(statement, columns.map(list))));
    } catch (error) {
      log.warn("views were not counted", { error });
    }
  }

  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    note({ workId, visitor }) {
      const day = jstDate(now());
      if (waiting.size < atMost) waiting.set(`${workId} ${visitor} ${day}`, { workId, visitor, day });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Forgets the visitors of days before yesterday: the counts stay. */
export async function forgetOldViews(em: EntityManager, now: Date): Promise<void> {
  const yesterday = jstDate(new Date(now.getTime() - 24 * 60 * 60 * 1_000));
  await em.nativeDelete(WorkView, { day: { $lt: yesterday } });
}

/** A view counts for a work that is open, and not when its own company or the back office looks. */
export function countsAsView({ admin, company }: Viewer, work: { status: WorkStatus; company: { id: string } }): boolean {
  return work.status === "OPEN" && !admin && company?.companyId !== work.company.id;
}

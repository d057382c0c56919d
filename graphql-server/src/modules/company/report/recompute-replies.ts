import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";

const day = 24 * 3_600_000;

/**
 * Computes the reply rate and the median days of every company from the history of its applications of the last year: nothing else goes
 * in, so the same history gives the same figures. An answer is the company's first move. An application counts once it was answered or is
 * 14 days old; one that the seeker or the system ended within 14 days and before any answer does not count.
 */
export async function recomputeReplies(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const [year, due] = [new Date(now.getTime() - 365 * day), new Date(now.getTime() - 14 * day)];
  await runInTransaction(ctx.em, async (em) => {
    await em.execute(
      `with moves as (
        select e.company_id, v.entry_id,
          min(v.at) filter (where v.from_status is null) as applied,
          min(v.at) filter (where v.actor_kind = 'COMPANY') as answered,
          min(v.at) filter (where v.to_status in ('WITHDRAWN', 'JOB_CLOSED', 'ACCOUNT_CLOSED') and v.actor_kind <> 'COMPANY') as ended
        from entry_event v join entry e on e.id = v.entry_id where v.at <= ? group by e.company_id, v.entry_id
      ), counted as (
        select company_id, extract(epoch from answered - applied) / 86400 as days from moves
        where applied > ? and (answered is not null or applied <= ?)
          and (ended is null or answered < ended or ended > applied + interval '14 days')
      )
      insert into company_reply (company_id, rate, median_days, entry_count, computed_at)
      select company_id, round(100.0 * count(*) filter (where days <= 14) / count(*)),
        round((percentile_cont(0.5) within group (order by days))::numeric, 1), count(*), ?::timestamptz
      from counted group by company_id order by company_id
      on conflict (company_id) do update set rate = excluded.rate, median_days = excluded.median_days,
        entry_count = excluded.entry_count, computed_at = excluded.computed_at`,
      [now, year, due, now],
    );
    await em.execute("delete from company_reply where computed_at < ?", [now]);
  });
}

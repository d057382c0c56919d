import { unsentMailLane } from "../../modules/base/jobs/lanes.ts";
import { type Reading, reading } from "../../platform/metrics/metrics.ts";
import type { Services } from "../services.ts";

interface LaneRow {
  lane: string;
  state: "due" | "active";
  count: number;
  age: number;
}

interface MoneyRow {
  kind: "card_payment" | "refund";
  count: number;
  age: number;
}

interface StatesRow {
  lanes: LaneRow[] | null;
  mails_waiting: number;
  mails_age: number;
  mails_given_up: number;
  tasks_failing: number;
  attempts_open: number;
  attempts_overdue: number;
  money: MoneyRow[];
}

/** Seconds since a moment, 0 when there is none. */
const age = (moment: string) => `coalesce(extract(epoch from now() - ${moment}), 0)::float8`;

const money = (kind: string, open: string) =>
  `select '${kind}' as kind, count(*)::int as count, ${age("min(created_at)")} as age from ${kind} where status in (${open})`;

/** What the whole site waits for, in one statement over partial or short indexes. Dead letters of mails are jobs that mark mails as given up. */
const statement = `select
  (select json_agg(l) from (
    select name as lane, case when state = 'active' then 'active' else 'due' end as state, count(*)::int as count,
        ${age("min(greatest(created_on, start_after))")} as age
      from boss.job where state in ('created', 'retry', 'active') and (state = 'active' or start_after <= now())
      group by 1, 2) l) as lanes,
  m.waiting as mails_waiting, m.age as mails_age, m.given_up as mails_given_up,
  (select count(*)::int from task_run where last_error is not null) as tasks_failing,
  a.open as attempts_open, a.overdue as attempts_overdue,
  (select json_agg(x) from (${money("card_payment", "'PENDING', 'UNSETTLED'")} union all ${money("refund", "'PENDING'")}) x) as money
  from (select count(*) filter (where status = 'PENDING')::int as waiting,
      ${age("min(created_at) filter (where status = 'PENDING')")} as age,
      count(*) filter (where status = 'FAILED' and content is not null)::int as given_up
    from outbox_mail where status <> 'SENT') m,
    (select count(*)::int as open, count(*) filter (where deadline_at < now() - interval '5 minutes')::int as overdue
    from test_attempt where status = 'OPEN') a`;

/** Lanes that are there without a job, so that a series does not end when its lane is empty. */
const lanes = ["mail", unsentMailLane, "timely", "outside", "heavy"];

function ofLanes(rows: readonly LaneRow[]): Reading[] {
  return lanes.flatMap((lane): Reading[] => {
    const row = (state: LaneRow["state"]) => rows.find((one) => one.lane === lane && one.state === state);
    return [
      reading("kotoba_queue_jobs", row("due")?.count ?? 0, { lane, state: "due" }),
      reading("kotoba_queue_jobs", row("active")?.count ?? 0, { lane, state: "active" }),
      reading("kotoba_queue_oldest_seconds", row("due")?.age ?? 0, { lane }),
    ];
  });
}

/** Reads what waits anywhere in the site. @throws when the database does not answer */
export async function readStates({ database }: Pick<Services, "database">): Promise<Reading[]> {
  const [row] = await database.fork().execute<StatesRow[]>(statement);
  if (!row) throw new Error("Counting answered no row");
  return [
    ...ofLanes(row.lanes ?? []),
    reading("kotoba_mails_waiting", row.mails_waiting),
    reading("kotoba_mails_oldest_seconds", row.mails_age),
    reading("kotoba_mails_given_up", row.mails_given_up),
    reading("kotoba_tasks_failing", row.tasks_failing),
    reading("kotoba_exam_attempts_open", row.attempts_open),
    reading("kotoba_exam_attempts_overdue", row.attempts_overdue),
    ...row.money.flatMap(({ kind, count, age: seconds }): Reading[] => [
      reading("kotoba_payments_open", count, { kind }),
      reading("kotoba_payments_oldest_seconds", seconds, { kind }),
    ]),
  ];
}

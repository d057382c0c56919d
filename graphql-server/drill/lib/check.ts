import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import type { ActKind } from "./acts.ts";
import type { Acknowledged } from "./ledger.ts";

/** What the database and the mail server hold against what was acknowledged. */
export interface Verdict {
  lost: number;
  double: number;
  mails: number;
  mailsLost: number;
  mailsDouble: number;
}

/** Rows of an operation, with the word that the product answered. */
const rowsOf: Readonly<Record<ActKind, string>> = {
  message: "select operation_id::text as operation, id::text as result from message where operation_id = any($1)",
  work: "select operation_id::text as operation, id::text as result from work where operation_id = any($1)",
  inquiry: "select operation_id::text as operation, ticket as result from inquiry where operation_id = any($1)",
  entry: "select operation_id::text as operation, id::text as result from entry where operation_id = any($1)",
};

/** Acts that were done more than once under whatever operation, and counters that say otherwise than the rows they count. */
const doubles: readonly string[] = [
  "select count(*) - count(distinct body) as n from message where body like 'drill %'",
  "select count(*) - count(distinct title) as n from work where title like 'drill %'",
  "select count(*) - count(distinct email) as n from inquiry",
  "select count(*) - count(distinct (user_id, work_id)) as n from entry",
  `select count(*) as n from conversation c
   where c.company_unread <> (select count(*) from message m where m.conversation_id = c.id and m.sender_kind = 'SEEKER')`,
  "select count(*) as n from work w where w.entry_count <> (select count(*) from entry e where e.work_id = w.id)",
  `select count(*) as n from (select recipient from outbox_mail where recipient like '%@drill.example.jp'
   group by recipient having count(*) > 1) twice`,
];

/** Inquiries whose sender was not even meant to be mailed, and mails that wait and that nothing will ever send. */
const forgottenMails: readonly string[] = [
  "select count(*) as n from inquiry i where not exists (select from outbox_mail o where o.recipient = i.email)",
  `select count(*) as n from outbox_mail o where o.status = 'PENDING'
   and not exists (select from boss.job j where j.id = o.id and j.name = 'mail' and j.state in ('created', 'retry', 'active'))`,
];

async function sumOf(database: Client, queries: readonly string[]): Promise<number> {
  let sum = 0;
  for (const query of queries) sum += Number((await database.query<{ n: string }>(query)).rows[0]?.n ?? 0);
  return sum;
}

async function countLost(database: Client, acknowledged: readonly Acknowledged[]): Promise<number> {
  let lost = 0;
  for (const [kind, acts] of Map.groupBy(acknowledged, (act) => act.kind)) {
    const { rows } = await database.query<{ operation: string; result: string }>(rowsOf[kind], [acts.map((act) => act.operationId)]);
    const found = new Map(rows.map(({ operation, result }) => [operation, result]));
    lost += acts.filter(({ operationId, result }) => found.get(operationId) !== result).length;
  }
  return lost;
}

/** Waits until no mail waits any more, or until so many seconds are over. */
export async function untilMailed(database: Client, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    if ((await sumOf(database, ["select count(*) as n from outbox_mail where status = 'PENDING'"])) === 0) return;
    await sleep(500);
  }
}

/** Compares each acknowledged write with its row by its id, and each mail with what the mail server has taken. */
export async function check(database: Client, acknowledged: readonly Acknowledged[], taken: readonly string[]): Promise<Verdict> {
  const { rows } = await database.query<{ id: string; status: string }>("select id::text, status from outbox_mail");
  const times = new Map<string, number>();
  for (const id of taken) times.set(id, (times.get(id) ?? 0) + 1);
  const unsent = rows.filter(({ id, status }) => status === "FAILED" || (status === "SENT" && !times.has(id)));
  return {
    lost: await countLost(database, acknowledged),
    double: await sumOf(database, doubles),
    mails: times.size,
    mailsLost: unsent.length + (await sumOf(database, forgottenMails)),
    mailsDouble: taken.length - times.size,
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import { unseal } from "../../src/platform/keys/encrypted-string.ts";
import type { ActKind } from "./acts.ts";
import type { Reader } from "./embedded.ts";
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
  "select count(*) - count(distinct title) as n from work where title like 'drill %'",
  "select count(*) - count(distinct (user_id, work_id)) as n from entry",
  `select count(*) as n from conversation c
   where c.company_unread <> (select count(*) from message m where m.conversation_id = c.id and m.sender_kind = 'SEEKER')`,
  "select count(*) as n from work w where w.entry_count <> (select count(*) from entry e where e.work_id = w.id)",
];

/** Mails that wait and that nothing will ever send. */
const forgottenMails = `select count(*) as n from outbox_mail o where o.status = 'PENDING'
  and not exists (select from boss.job j where j.id = o.id and j.name = 'mail' and j.state in ('created', 'retry', 'active'))`;

async function sumOf(database: Reader, queries: readonly string[]): Promise<number> {
  let sum = 0;
  for (const query of queries) sum += Number((await database.query<{ n: string }>(query)).rows[0]?.n ?? 0);
  return sum;
}

/** The texts of an encrypted column, which only the keys of the drill read. */
async function textsOf(database: Reader, table: "message" | "inquiry" | "outbox_mail", column: string): Promise<string[]> {
  const { rows } = await database.query<{ text: string }>(`select ${column} as text from ${table}`);
  return rows.map(({ text }) => unseal(text));
}

const repeatsIn = (texts: readonly string[]) => texts.length - new Set(texts).size;

/** What people wrote and what was mailed to them, more than once; and those who wrote and were not even meant to be mailed. */
async function judgeTexts(database: Reader): Promise<{ double: number; unmailed: number }> {
  const bodies = await textsOf(database, "message", "body");
  const writers = await textsOf(database, "inquiry", "email");
  const recipients = await textsOf(database, "outbox_mail", "recipient");
  const written = bodies.filter((body) => body.startsWith("drill "));
  const mailed = recipients.filter((recipient) => recipient.endsWith("@drill.example.jp"));
  const double = repeatsIn(written) + repeatsIn(writers) + repeatsIn(mailed);
  return { double, unmailed: writers.filter((email) => !recipients.includes(email)).length };
}

async function countLost(database: Reader, acknowledged: readonly Acknowledged[]): Promise<number> {
  let lost = 0;
  for (const [kind, acts] of Map.groupBy(acknowledged, (act) => act.kind)) {
    const { rows } = await database.query<{ operation: string; result: string }>(rowsOf[kind], [acts.map((act) => act.operationId)]);
    const found = new Map(rows.map(({ operation, result }) => [operation, result]));
    lost += acts.filter(({ operationId, result }) => found.get(operationId) !== result).length;
  }
  return lost;
}

/** Waits until no mail waits any more, or until so many seconds are over. */
export async function untilMailed(database: Reader, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    if ((await sumOf(database, ["select count(*) as n from outbox_mail where status = 'PENDING'"])) === 0) return;
    await sleep(500);
  }
}

/** Compares each acknowledged write with its row by its id, and each mail with what the mail server has taken. */
export async function check(database: Reader, acknowledged: readonly Acknowledged[], taken: readonly string[]): Promise<Verdict> {
  const { rows } = await database.query<{ id: string; status: string }>("select id::text, status from outbox_mail");
  // The mail server goes on taking mails meanwhile.
  const sent = [...taken];
  const times = new Map<string, number>();
  for (const id of sent) times.set(id, (times.get(id) ?? 0) + 1);
  const unsent = rows.filter(({ id, status }) => status === "FAILED" || (status === "SENT" && !times.has(id)));
  const { double, unmailed } = await judgeTexts(database);
  return {
    lost: await countLost(database, acknowledged),
    double: double + (await sumOf(database, doubles)),
    mails: times.size,
    mailsLost: unsent.length + unmailed + (await sumOf(database, [forgottenMails])),
    mailsDouble: sent.length - times.size,
  };
}

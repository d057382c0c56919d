import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { EntityManager } from "@mikro-orm/postgresql";
import { seekerPageStatement } from "../src/modules/account/seeker/seeker-account.queries.ts";
import { adminConversationPageStatement } from "../src/modules/message/conversation/conversation.admin.queries.ts";
import { messageSearchColumns } from "../src/modules/message/message/message.search-index.ts";
import { type ReadStatement, readRows } from "../src/platform/database/read-rows.ts";
import { seal } from "../src/platform/keys/encrypted-string.ts";
import { timed } from "../src/platform/log/progress.ts";
import { addSeekers } from "./lib/add-seekers.ts";
import { adminCookie } from "./lib/admin-session.ts";
import { openBenchDatabase } from "./lib/bench-database.ts";
import { startOurs } from "./lib/child.ts";
import { percentile } from "./lib/load.ts";
import { judge, printTable, runBench } from "./lib/report.ts";

const usage = `The operator's search of people and of messages with its plans, and the download of all messages with the server's memory.

  npm run bench:people [-- --seekers 50000] [--messages 500000] [--database-url URL]`;

/** Milliseconds of a page, and megabytes that ten times as many messages may take more. */
const goals = { pageP95: 50, growth: 60 };

const texts = Array.from(
  { length: 400 },
  (_, index) => `面接の日程についてご相談です。第${index}候補は${index % 28}日の午後です。合言葉${index}をお伝えください。`,
);

async function addMessages(em: EntityManager, count: number): Promise<void> {
  const bodies = JSON.stringify(texts.map((body, index) => ({ index, body: seal(body), ...messageSearchColumns(body) })));
  await em.execute("create temporary table bodies (index int primary key, body text, search_key text, tokens text[])");
  await em.execute(
    `insert into bodies select index, body, "searchKey", "searchTokens" from jsonb_to_recordset(?::text::jsonb)
     as b(index int, body text, "searchKey" text, "searchTokens" text[])`,
    [bodies],
  );
  const conversations = Math.ceil(count / 25);
  await em.execute(
    `insert into conversation (id, kind, user_id, company_id, last_message_at, created_at)
     select gen_random_uuid(), 'SEEKER_COMPANY', u.id, c.id, now() - u.n * interval '1 minute', now()
     from (select id, row_number() over () as n from users) u join (select id, row_number() over () as n, count(*) over () as all from company) c
       on c.n = 1 + u.n % c.all where u.n <= ?`,
    [conversations],
  );
  // A statement may take five seconds: some conversations at a time.
  for (let part = 0; part < 40; part += 1) {
    await em.execute(
      `insert into message (id, conversation_id, sender_kind, sender_id, body, search_key, search_tokens, operation_id, created_at, ruby)
       select gen_random_uuid(), c.id, case when k % 2 = 0 then 'SEEKER' else 'COMPANY' end, c.user_id, b.body, b.search_key, b.tokens,
         gen_random_uuid(), c.last_message_at - k * interval '1 hour', ?
       from (select id, user_id, last_message_at, row_number() over () as n from conversation where entry_id is null and kind = 'SEEKER_COMPANY') c
       cross join generate_series(0, 24) k join bodies b on b.index = (c.n * 7 + k) % 400 where c.n % 40 = ?`,
      [seal("{}"), part],
    );
  }
}

/** Made when the keys are there. */
const searches = (): readonly (readonly [string, ReadStatement])[] => [
  ["everybody, newest", seekerPageStatement({ first: 50 })],
  ["a family name (1 in 6)", seekerPageStatement({ filter: { keyword: "佐藤" }, first: 50 })],
  ["a name in kana", seekerPageStatement({ filter: { keyword: "ﾀｶﾊｼ みどり" }, first: 50 })],
  ["a mail address", seekerPageStatement({ filter: { keyword: "person4711@bench" }, first: 50 })],
  ["a state", seekerPageStatement({ filter: { statuses: ["SUSPENDED"] }, first: 50 })],
  ["a level and a state", seekerPageStatement({ filter: { measuredLevels: ["N1"], statuses: ["SUSPENDED"] }, first: 50 })],
  ["nobody", seekerPageStatement({ filter: { keyword: "不在不在" }, first: 50 })],
  ["conversations, latest", adminConversationPageStatement({ filter: {}, first: 50 })],
  ["conversations with a rare word", adminConversationPageStatement({ filter: { text: "合言葉399" }, first: 50 })],
  ["conversations with a common word", adminConversationPageStatement({ filter: { text: "面接" }, first: 50 })],
  ["conversations with no such word", adminConversationPageStatement({ filter: { text: "紫陽花" }, first: 50 })],
];

async function planOf(em: EntityManager, { text, values }: ReadStatement): Promise<string> {
  const rows = await em.execute<{ "QUERY PLAN": string }[]>(`explain ${text}`, [...values]);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  return [
    ...new Set(
      [...plan.matchAll(/(Index Only Scan|Index Scan|Bitmap Index Scan|Seq Scan)[^\n]*? on ([a-z_]+)/g)].map(
        ([, how, what]) => `${how} ${what}`,
      ),
    ),
  ].join(", ");
}

async function timeSearches(em: EntityManager): Promise<string[]> {
  const all: number[] = [];
  const rows: string[][] = [];
  for (const [name, statement] of searches()) {
    const times: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const started = performance.now();
      await readRows(em, statement);
      if (round > 0) times.push(performance.now() - started);
    }
    all.push(...times);
    rows.push([name, percentile(times, 0.5).toFixed(1), Math.max(...times).toFixed(1), await planOf(em, statement)]);
  }
  printTable(["page of", "p50 ms", "max ms", "plan"], rows);
  const p95 = percentile(all, 0.95);
  return p95 > goals.pageP95 ? [`p95 of a page: ${p95.toFixed(1)} ms, goal ${goals.pageP95} ms`] : [];
}

/** Megabytes a process holds now. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;
}

interface Download {
  messages: number;
  megabytes: number;
  seconds: number;
  /** The most the server held while it sent. */
  peak: number;
}

async function download(server: { url: string; pid: number }, cookie: string, search: string): Promise<Download> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/admin/message/download?reason=bench${search}`, { headers: { cookie } });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
  const samples: number[] = [memoryOf(server.pid)];
  const watch = setInterval(() => samples.push(memoryOf(server.pid)), 50);
  let [bytes, lines] = [0, 0];
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1_000;
  return { messages: lines - 1, megabytes: bytes / 1_048_576, seconds, peak: Math.max(...samples) };
}

/** Downloads a tenth first, then everything: the memory the server holds must not grow with the amount it sends. */
async function compareDownloads(server: { url: string; pid: number }, cookie: string): Promise<string[]> {
  const atRest = memoryOf(server.pid);
  const since = new Date(Date.now() - 1.5 * 86_400_000).toISOString();
  const tenth = await download(server, cookie, `&from=${since}`);
  const whole = await download(server, cookie, "");
  const rows = [tenth, whole].map(({ messages, megabytes, seconds, peak }) =>
    [messages, megabytes.toFixed(1), seconds.toFixed(1), peak.toFixed(0)].map(String),
  );
  printTable(["messages", "MB sent", "seconds", "server's peak MB"], [["0 (at rest)", "", "", atRest.toFixed(0)], ...rows]);
  const growth = whole.peak - tenth.peak;
  return growth > goals.growth ? [`${growth.toFixed(0)} MB more for everything than for a tenth, goal ${goals.growth} MB`] : [];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seekers: { type: "string", default: "50000" },
      messages: { type: "string", default: "500000" },
      "database-url": { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(usage);
  const database = await openBenchDatabase({ url: values["database-url"], works: 0 });
  const em = database.services.database.fork();
  await timed(`Adding ${values.seekers} seekers`, () => addSeekers(em, Number(values.seekers)));
  await timed(`Adding ${values.messages} messages`, () => em.transactional((inner) => addMessages(inner, Number(values.messages))));
  for (const table of ["users", "user_profile", "conversation", "message"]) await em.execute(`vacuum analyze ${table}`);
  const missed = await timeSearches(em);
  // Readings take a thread of some 170 MB whenever there is something to read: not what is measured.
  const server = await startOurs(database, { FURIGANA_OFF: "1" });
  try {
    judge([...missed, ...(await compareDownloads(server, await adminCookie(em)))]);
  } finally {
    await server.end();
    await database.close();
  }
}

runBench(main);

import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entities } from "../../../app/entities.ts";
import { registerTasks } from "../../../app/register-tasks.ts";
import { type Database, openDatabase } from "../../../platform/database/open-database.ts";
import { findPlace } from "../../../platform/queue/find-place.ts";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aWork } from "../../../testing/factories.ts";
import { startSmtpSink } from "../../../testing/servers/smtp-sink.ts";
import { startServerProcess } from "../../../testing/servers/two-processes.ts";
import { startTestServer } from "../../../testing/test-server.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { allowHere, heldSentence } from "./deployment.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-jobs-"));
const key = randomBytes(32);
const keyRing = { current: "t", keys: new Map([["t", key]]) };
const keys = { PII_KEYS: `t:${key.toString("base64")}`, HMAC_KEY: randomBytes(32).toString("base64") };
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

const content = JSON.stringify({ subject: "件名", text: "本文", html: "<p>本文</p>" });

/** Mails as a version before the queue leaves them: rows that wait, without jobs. */
async function leaveMails(database: Pick<Database, "fork">, count: number): Promise<string[]> {
  const em = database.fork();
  const mail = { recipient: "a@example.jp", template: "t", locale: "ja" as const, content };
  const mails = Array.from({ length: count }, () => em.create(OutboxMail, { id: newId(), ...mail, createdAt: new Date() }));
  await em.flush();
  return mails.map(({ id }) => id).sort();
}

const aheadBy150Seconds =
  "--import=data:text/javascript,const{now}=Date;const Real=Date;globalThis.Date=class extends Real{constructor(...a){a.length?super(...a):super(now()%2B150000)}static now(){return now()%2B150000}}";

test("two processes, one of whose clocks is ahead, send each waiting mail once although the mail server is slow", async () => {
  const url = await postgres.createDatabase();
  const database = await openDatabase({ url, dataDir: dir, keyRing, entities });
  await database.migrate();
  const mails = await leaveMails(database, 50);
  const sink = await startSmtpSink({ thinkMs: 200 });
  const env = { DATABASE_URL: url, DATA_DIR: dir, SMTP_URL: sink.url, ...keys };
  const [one, other] = await Promise.all([
    startServerProcess(env),
    startServerProcess({ ...env, NODE_OPTIONS: aheadBy150Seconds.replaceAll(" ", "%20") }),
  ]);
  await expect.poll(() => sink.taken.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(50);
  await expect.poll(() => database.fork().count(OutboxMail, { status: "SENT" }), { timeout: 60_000 }).toBe(50);
  expect(sink.taken.toSorted()).toEqual(mails);
  expect(await Promise.all([one.end(), other.end()])).toEqual([0, 0]);
  await sink.close();
  await database.close();
});

test("a mail server that never greets keeps no posting from being published, and a new mail wakes the lane by itself", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const server = await startTestServer({
    databaseUrl: await postgres.createDatabase(),
    env: { SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=600000` },
  });
  registerTasks(server.services);
  const owner = await server.asCompany();
  const em = server.em();
  const { id } = aWork(em, em.merge(owner.company), { status: "SCHEDULED", publishAt: new Date(Date.now() - 1_000) });
  await em.flush();
  server.services.jobs.start();
  await expect.poll(() => server.services.jobs.state(), { timeout: 30_000 }).toBe("running");
  await leaveMails({ fork: server.em }, 10);
  const active = () => server.em().execute<unknown[]>("select 1 from boss.job where name = 'mail' and state = 'active'");
  await expect.poll(active, { timeout: 20_000 }).toHaveLength(5);
  await server.services.queue.add(server.em(), "timely", [{ data: { every: "minute" } }]);
  await expect.poll(async () => (await server.em().findOneOrFail(Work, id)).status, { timeout: 20_000 }).toBe("OPEN");
  expect(await active()).toHaveLength(5);
  silent.close();
  await server.close();
});

test("a process whose background work is off sends nothing; one beside it that works sends what the first wrote", async () => {
  const url = await postgres.createDatabase();
  const sink = await startSmtpSink();
  const env = { ...keys, SMTP_URL: sink.url };
  const writing = await startTestServer({ databaseUrl: url, env: { ...env, JOBS: "off" } });
  writing.services.jobs.start();
  const mails = await leaveMails({ fork: writing.em }, 3);
  expect(writing.services.jobs.state()).toBe("off");
  const working = await startTestServer({ databaseUrl: url, env });
  expect(sink.taken).toEqual([]);
  working.services.jobs.start();
  await expect.poll(() => sink.taken.toSorted(), { timeout: 60_000 }).toEqual(mails);
  await writing.close();
  await working.close();
  await sink.close();
});

test("an act that writes mails tells the workers of every process after it, once, and not inside, where all acts would wait for one another", async () => {
  const url = await postgres.createDatabase();
  const writing = await startTestServer({ databaseUrl: url, env: { ...keys, JOBS: "off" } });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const heard: string[] = [];
    client.on("notification", ({ channel, payload }) => void heard.push(`${channel} ${payload}`));
    await client.query("listen kotoba_events");
    const { rows } = await client.query<{ name: string }>("select 'pgboss_' || left(encode(sha224('boss'::bytea), 'hex'), 24) as name");
    await client.query(`listen ${rows[0]?.name}`);
    await leaveMails({ fork: writing.em }, 3);
    await expect.poll(() => heard, { timeout: 60_000 }).toContain("kotoba_events lane mail");
    // A lane that is told of inside shows that the other channel is heard too.
    await writing.services.queue.add(writing.em(), "heavy", [{ data: { task: "x" } }]);
    await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(2);
    expect(heard).toEqual(["kotoba_events lane mail", `${rows[0]?.name} heavy`]);
  } finally {
    await client.end();
    await writing.close();
  }
});

test("a restored copy sends nothing and says so, until it is allowed", async () => {
  const url = await postgres.createDatabase();
  const env = { PII_KEYS: keys.PII_KEYS, HMAC_KEY: keys.HMAC_KEY };
  const original = await startTestServer({ databaseUrl: url, env });
  await original.services.jobs.drain();
  await leaveMails({ fork: original.em }, 2);
  await original.close();
  const copyUrl = await postgres.copyDatabase(url);
  const copy = await startTestServer({ databaseUrl: copyUrl, env });
  const { jobs, database, environment } = copy.services;
  expect(await jobs.drain()).toBe(0);
  jobs.start();
  await expect.poll(() => jobs.state()).toBe("held");
  expect(copy.logLines.join("")).toContain(heldSentence);
  expect(await (await copy.anonymous().get("/readyz")).text()).toContain("npm run jobs:allow");
  expect(await copy.em().count(OutboxMail, { status: "PENDING" })).toBe(2);
  await allowHere(copy.em(), await findPlace(database, environment));
  expect(await jobs.drain()).toBe(2);
  await copy.close();
});

import { PostgreSqlConnection } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtSite } from "../../testing/built-site.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { startTcpProxy, type TcpProxy } from "../../testing/servers/tcp-proxy.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** Milliseconds within which every answer must be there, whatever has happened to the database. */
const longestMs = 12_000;
let postgres: TestPostgres;
let proxy: TcpProxy;
let server: TestServer;
let seeker: Awaited<ReturnType<TestServer["asSeeker"]>>;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  proxy = await startTcpProxy(url);
  const env = { DATABASE_STATEMENT_MS: "1500", DATABASE_CONNECT_MS: "1000", DATABASE_POOL_SIZE: "5" };
  server = await startTestServer({ databaseUrl: proxy.through(url), operationMs: 9_000, firstByteMs: 10_000, webDir: builtSite(), env });
  seeker = await server.asSeeker();
});
afterAll(async () => {
  await server.close();
  await proxy.close();
  await postgres.stop();
});

interface Seen {
  what: string;
  status: number;
  /** The code of the refusal; the type of the answer when it is a page. */
  said: string;
  retryAfter: string | null;
  ms: number;
}

async function answerOf(what: string, ask: () => Promise<Response>): Promise<Seen> {
  const since = performance.now();
  const response = await ask();
  const text = await response.text();
  expect(text).not.toMatch(/terminat|timeout exceeded|queryable|ECONN|recovery mode|shutting down|node_modules/i);
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  const body = isPage ? {} : JSON.parse(text);
  const said = isPage ? "PAGE" : String(body.errors?.[0]?.extensions?.code ?? body.code ?? "");
  return { what, status: response.status, said, retryAfter: response.headers.get("retry-after"), ms: performance.now() - since };
}

/** What somebody with a session, somebody who logs in and a reader of a page are answered. */
function askAll(): Promise<Seen[]> {
  const visitor = server.anonymous();
  return Promise.all([
    answerOf("graphql", () => seeker.post("/graphql", { query: "{ viewer { seeker { id } } }" })),
    answerOf("log-in", () => visitor.post("/api/user/login", { email: "nobody@example.com", password: "wrong-password-1" })),
    answerOf("page", () => visitor.get("/news")),
  ]);
}

const isWell = async () => (await askAll()).every(({ status }) => status < 500);

/** Asks again and again until `over`; every answer is a good one, or the one that says when to come back. */
async function askUntil(over: Promise<unknown>): Promise<Seen[]> {
  let isOver = false;
  const rounds: Promise<Seen[]>[] = [];
  const asking = (async () => {
    while (!isOver) {
      rounds.push(askAll());
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  await over;
  isOver = true;
  await asking;
  const seen = (await Promise.all(rounds)).flat();
  const refused = seen.filter(({ status }) => status >= 500);
  for (const one of refused) {
    expect(one).toMatchObject({ status: 503, said: one.what === "page" ? "PAGE" : "BUSY", retryAfter: expect.stringMatching(/^\d+$/) });
  }
  expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(longestMs);
  return refused;
}

const afterSeconds = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
const wellAgain = () => expect.poll(isWell, { timeout: 600_000, interval: 100 }).toBe(true);

async function poolOf() {
  const connection = server.em().getConnection();
  if (!(connection instanceof PostgreSqlConnection)) throw new Error("Not on PostgreSQL");
  return connection.getNativeClient();
}

describe("the server answers 503 BUSY in time and heals by itself", () => {
  it("when its connections fall silent and only new ones work", async () => {
    await Promise.all([askAll(), askAll()]);
    proxy.silence();
    await askUntil(wellAgain());
    expect(await isWell()).toBe(true);
  });

  it("when the whole way to the database is silent for a while", async () => {
    proxy.silence();
    proxy.silenceNew();
    expect((await askUntil(afterSeconds(4))).length).toBeGreaterThan(0);
    proxy.heal();
    await askUntil(wellAgain());
  });

  it("when its connections are reset", async () => {
    proxy.reset();
    await askUntil(wellAgain());
    expect(await isWell()).toBe(true);
  });

  it("when PostgreSQL is gone and comes back", async () => {
    await postgres.halt("SIGQUIT");
    expect((await askUntil(afterSeconds(2))).length).toBeGreaterThan(0);
    expect((await server.anonymous().get("/readyz")).status).toBe(503);
    await postgres.startAgain();
    await askUntil(wellAgain());
    await expect.poll(async () => (await server.anonymous().get("/readyz")).status, { timeout: 600_000 }).toBe(200);
  });

  it("when PostgreSQL stands still and goes on", async () => {
    postgres.freeze();
    expect((await askUntil(afterSeconds(4))).length).toBeGreaterThan(0);
    postgres.thaw();
    await askUntil(wellAgain());
  });

  it("when a visitor leaves or a transaction loses its connection: no place in the pool is lost", async () => {
    const pool = await poolOf();
    const leaving = new AbortController();
    const url = `${server.url}/graphql?query=${encodeURIComponent("{ newsList(category: NEWS) { items { id } } }")}`;
    const locked = await pool.connect();
    await locked.query("begin; lock table news in access exclusive mode");
    // On a busy machine the limit of a lock may refuse the first before the last has come: then they come again.
    const visit = async () => {
      while (!leaving.signal.aborted)
        await fetch(url, { headers: { "apollo-require-preflight": "1" }, signal: leaving.signal }).catch(() => "left");
    };
    const given = Array.from({ length: 3 }, visit);
    const waiting = async () => (await locked.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;
    await expect.poll(waiting, { timeout: 600_000, interval: 20 }).toBe(3);
    leaving.abort();
    await Promise.all(given);
    // Long before the limit of a lock: PostgreSQL noticed that nobody waits any more.
    await expect.poll(() => pool.totalCount, { timeout: 600_000, interval: 20 }).toBe(1);
    await locked.query("rollback");
    locked.release();
    const lost = Array.from({ length: 10 }, () =>
      server.em().transactional(async (em) => {
        proxy.reset();
        await em.execute("select 1");
      }),
    );
    await Promise.allSettled(lost);
    await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 600_000 }).toBe(0);
    await wellAgain();
  });

  it("when others hold every connection; whether it is ready is asked on a connection of its own", async () => {
    const pool = await poolOf();
    const held = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
    const refused = await askUntil(afterSeconds(2));
    expect(new Set(refused.map(({ what }) => what))).toEqual(new Set(["graphql", "log-in", "page"]));
    expect((await server.anonymous().get("/readyz")).status).toBe(200);
    for (const client of held) client.release();
    await wellAgain();
  });
});

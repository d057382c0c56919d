import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { Conversation } from "../../modules/message/conversation/conversation.entity.ts";
import { inboxEvent } from "../../modules/message/inbox/inbox-topic.ts";
import { newId } from "../../shared/ids.ts";
import { builtSite } from "../../testing/built-site.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { aCompany, aNews, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createSpentTime } from "./spent-time.ts";

const webDir = builtSite();
const flooder = { "x-forwarded-for": "203.0.113.9" };
const elsewhere = { "x-forwarded-for": "198.51.100.4" };
const newsList = "query Slow { newsList(category: NEWS) { items { id } } }";

let postgres: TestPostgres;
/** One whose visitors have little time of the database, and one with the budget of the product. */
let strict: TestServer;
let usual: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  const env = { TRUST_PROXY: "1", BUDGET_ADDRESS_SECONDS: "3", BUDGET_SESSION_SECONDS: "3" };
  strict = await startTestServer({ databaseUrl: url, env, webDir });
  usual = await startTestServer({
    databaseUrl: url,
    env: { TRUST_PROXY: "1", BUDGET_ADDRESS_SECONDS: "60", BUDGET_SESSION_SECONDS: "20" },
    webDir,
  });
});
afterAll(async () => {
  await strict?.close();
  await usual?.close();
  await postgres?.stop();
});

/** Holds the news, or another table, so that whoever asks for them makes the database wait until its limit for locks. */
async function whileHeld(work: () => Promise<void>, table = "news"): Promise<void> {
  const connection = strict.services.database.orm.em.getConnection();
  const held = await connection.begin();
  await connection.execute(`lock table ${table} in access exclusive mode`, [], "run", held);
  await work().finally(() => connection.rollback(held));
}
const spend = (client: TestClient, headers: Record<string, string>) =>
  whileHeld(async () => void (await Promise.all([1, 2].map(() => client.graphql(newsList, {}, headers)))));

const waiting = async () => {
  const rows = await usual
    .em()
    .execute<{ pid: number }[]>("select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%news%'");
  return rows.map(({ pid }) => pid);
};
const areThere = async (pids: readonly number[]) =>
  (await usual.em().execute("select 1 from pg_stat_activity where pid in (?)", [pids])).length;

describe("who makes the database work too long", () => {
  it("is asked to wait in the reader's language, on GraphQL, REST and pages; signed-in neighbours and other addresses go on", async () => {
    const pupil = await strict.asSeeker();
    await spend(strict.anonymous(), flooder);
    const asked = { ...flooder, "accept-language": "en" };
    const graphql = await strict.anonymous().graphql(newsList, {}, asked);
    expect([graphql.status, graphql.errors[0]?.extensions?.code]).toEqual([429, "RATE_LIMITED"]);
    expect(graphql.errors[0]?.message).toContain("Please try again in");
    expect(Number(graphql.headers.get("retry-after"))).toBeGreaterThan(0);
    const rest = await strict.anonymous().get("/api/works", asked);
    expect([rest.status, (await rest.json()).code, Number(rest.headers.get("retry-after")) > 0]).toEqual([429, "RATE_LIMITED", true]);
    const page = await strict.anonymous().get("/news", { ...flooder, accept: "text/html", "accept-language": "ja" });
    expect([page.status, page.headers.get("content-type"), Number(page.headers.get("retry-after")) > 0]).toEqual([
      429,
      "text/html; charset=utf-8",
      true,
    ]);
    expect(await page.text()).toContain("もう一度お試しください");
    expect((await pupil.graphql("{ me { id } }", {}, flooder)).status).toBe(200);
    expect((await strict.anonymous().graphql(newsList, {}, elsewhere)).status).toBe(200);
    const made = { ...flooder, cookie: `__Host-sid_u=${"x".repeat(43)}` };
    expect((await strict.anonymous().get("/news", made)).status).toBe(429);
  });

  it("and is signed in waits alone, wherever the session comes from", async () => {
    const [flooding, other] = [await strict.asSeeker(), await strict.asSeeker()];
    const school = { "x-forwarded-for": "203.0.113.77" };
    await spend(flooding, school);
    expect((await flooding.graphql("{ me { id } }", {}, elsewhere)).status).toBe(429);
    expect((await other.graphql("{ me { id } }", {}, school)).status).toBe(200);
    expect((await strict.anonymous().graphql(newsList, {}, school)).status).toBe(200);
  });
});

describe("who makes the database work too long by what it subscribes to", () => {
  const query = "subscription { inboxChanged { conversationId totalUnreadCount } }";
  /** What a subscription of somebody's hears, over a proxy. */
  function listen({ cookies }: Pick<TestClient, "cookies">, from: Record<string, string>) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    class BrowserSocket extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: { cookie, origin: strict.url, ...from } });
      }
    }
    const url = `${strict.url.replace("http", "ws")}/graphql`;
    return createClient({ url, webSocketImpl: BrowserSocket, retryAttempts: 0 }).iterate({ query });
  }

  it("pays as for queries, is told so by a code, and its neighbours go on", async () => {
    const [listening, other] = [await strict.asSeeker(), await strict.asSeeker()];
    const em = strict.em();
    const times = { lastMessageAt: new Date(), createdAt: new Date() };
    const company = aCompany(em);
    const [conversation, theirs] = [listening, other].map(({ user }) =>
      em.create(Conversation, { id: newId(), kind: "SEEKER_COMPANY", user: em.merge(user), company, ...times }),
    );
    await em.flush();
    const publish = (of: Conversation) => {
      const { topic, payload } = inboxEvent(of, null);
      strict.services.pubSub.publish(topic, payload);
    };
    const answers = listen(listening, elsewhere);
    const beginning = setInterval(() => publish(conversation!), 50);
    await answers.next();
    const listenOn = async () => {
      for (;;) if ((await answers.next()).done) return;
    };
    const refused = [{ extensions: { code: "RATE_LIMITED" } }];
    await whileHeld(() => expect(listenOn()).rejects.toMatchObject(refused), "conversation");
    clearInterval(beginning);
    expect((await listening.graphql("{ me { id } }", {}, elsewhere)).status).toBe(429);
    await expect(listen(listening, flooder).next()).rejects.toMatchObject(refused);
    const neighbour = listen(other, elsewhere);
    const telling = setInterval(() => publish(theirs!), 50);
    expect(await neighbour.next()).toMatchObject({ value: { data: { inboxChanged: { totalUnreadCount: 0 } } } });
    clearInterval(telling);
    await neighbour.return?.();
  });

  it("pays as a visitor without a session, by the address that the proxy names", async () => {
    const from = { "x-forwarded-for": "203.0.113.10" };
    await spend(strict.anonymous(), from);
    const nobody = { cookies: new Map<string, string>() };
    await expect(listen(nobody, from).next()).rejects.toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
    await expect(listen(nobody, elsewhere).next()).rejects.toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  });
});

describe("a school behind one address", () => {
  /** Charges each statement the same, in a minute that does not pass: nothing is dearer on a busy machine. */
  function chargedAlike(milliseconds: number) {
    const spent = createSpentTime(() => 0);
    const statements = new Map<string, number>();
    const add = (key: string) => {
      statements.set(key, (statements.get(key) ?? 0) + 1);
      spent.add(key, milliseconds);
    };
    return { spent: { ...spent, add }, statements };
  }

  it("browses: three hundred people, each with pages, a search, a work and their own things", async () => {
    const { spent, statements } = chargedAlike(40);
    const env = { TRUST_PROXY: "1", BUDGET_ADDRESS_SECONDS: "60", BUDGET_SESSION_SECONDS: "20" };
    const databaseUrl = usual.services.environment.databaseUrl ?? "";
    // Visitors share what is the same for all of them for a second, as in the product.
    const counted = await startTestServer({ databaseUrl, env, webDir, sharedMs: 1_000, spentTime: () => spent });
    const em = counted.em();
    const company = aCompany(em);
    const works = Array.from({ length: 30 }, () => aWork(em, company));
    for (let count = 0; count < 10; count += 1) aNews(em);
    await em.flush();
    const pupils = await Promise.all(Array.from({ length: 20 }, () => counted.asSeeker()));
    const school = { "x-forwarded-for": "203.0.113.200" };
    const search = "query Search { works(first: 20) { items { id title } pageInfo { hasNextPage } } }";
    const detail = "query Detail($id: ID!) { work(id: $id) { id title company { name } } }";
    const statuses = new Set<number>();
    async function browse(person: number): Promise<void> {
      const client = person % 3 === 0 ? (pupils[person % pupils.length] ?? counted.anonymous()) : counted.anonymous();
      for (const path of ["/", "/news"]) statuses.add((await client.get(path, { ...school, accept: "text/html" })).status);
      statuses.add((await client.graphql(search, {}, school)).status);
      statuses.add((await client.graphql(detail, { id: works[person % works.length]?.id }, school)).status);
    }
    for (let first = 0; first < 300; first += 20) await Promise.all(Array.from({ length: 20 }, (_, index) => browse(first + index)));
    expect(statuses).toEqual(new Set([200]));
    // The pupils who are signed in pay each for themselves.
    expect([...statements.keys()].filter((key) => key.startsWith("session "))).toHaveLength(pupils.length);
    await counted.close();
  });
});

describe("a visitor who leaves", () => {
  /** Whether PostgreSQL is rid of the statement; a connection whose statement only met a limit would live on in the pool. */
  const leavesNothing = async (ask: (signal: AbortSignal) => Promise<unknown>) => {
    await whileHeld(async () => {
      const visit = new AbortController();
      const asked = ask(visit.signal).catch(() => "left");
      // A page may ask for several things at once.
      let pids: number[] = [];
      await expect.poll(async () => (pids = await waiting()).length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
      visit.abort();
      await asked;
      await expect.poll(() => areThere(pids), { timeout: 8_000, interval: 20 }).toBe(0);
    });
    return true;
  };
  const post = (url: string) => (signal: AbortSignal) =>
    fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: newsList }),
      signal,
    });

  it("takes the statement along, on GraphQL and on a page", async () => {
    expect(await leavesNothing(post(usual.url))).toBe(true);
    expect(await leavesNothing((signal) => fetch(`${usual.url}/news`, { headers: { accept: "text/html" }, signal }))).toBe(true);
  });

  it("takes it along from an answer that visitors share only when nobody else waits for it", async () => {
    const shared = await startTestServer({ databaseUrl: usual.services.environment.databaseUrl ?? "", sharedMs: 60_000 });
    for (let time = 0; time < 6; time += 1) await shared.anonymous().graphql(newsList, {}, { "cache-control": "no-cache" });
    expect(await leavesNothing(post(shared.url))).toBe(true);
    await whileHeld(async () => {
      const leaving = new AbortController();
      const [first, second] = [post(shared.url)(leaving.signal).catch(() => "left"), post(shared.url)(new AbortController().signal)];
      await expect.poll(waiting, { timeout: 60_000, interval: 20 }).toHaveLength(1);
      leaving.abort();
      expect(await first).toBe("left");
      // The lock's own limit is what ends it now.
      expect((await second).status).toBe(503);
    });
    await shared.close();
  });
});

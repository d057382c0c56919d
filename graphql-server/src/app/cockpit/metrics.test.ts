import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isInside, type MetricsPort } from "../../platform/metrics/metrics-port.ts";
import { aSeeker } from "../../testing/factories.ts";
import { aCredential, goodPassword } from "../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { openCockpit } from "./open-cockpit.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-metrics-"));
const safelistFile = join(dir, "safelist.json");
writeFileSync(safelistFile, JSON.stringify({ operations: [{ name: "Kept", sha256: "x", text: "query Kept { __typename }" }] }));

let server: TestServer;
let port: MetricsPort | null;
const watched = { readiness: { draining: false }, sockets: () => 3 };
beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_PORT: "0", SAFELIST_FILE: safelistFile } });
  port = await openCockpit(server.services, watched);
});
afterAll(async () => {
  await port?.close();
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const address = (path = "/metrics") => `http://127.0.0.1:${port?.port}${path}`;
const metrics = async () => (await fetch(address())).text();
/** The value of one series, 0 while there is none. */
async function value(series: string): Promise<number> {
  const line = (await metrics()).split("\n").find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

describe("the metrics of a process", () => {
  it("count operations of the site by name and code, and all others together", async () => {
    const client = server.anonymous();
    await client.graphql('query Kept { news(id: "not-an-id") { id } }');
    await client.graphql("query Kept { __typename }");
    for (const name of ["Free", "Words", "OfAStranger"]) await client.graphql(`query ${name} { __typename }`);
    await client.graphql("query Kept { users(first: 1) { items { id } } }");
    const text = await metrics();
    expect(text).toMatch(/^kotoba_operations_total\{operation="Kept",code="OK"\} [12]$/m);
    expect(text).toMatch(/^kotoba_operations_total\{operation="Kept",code="[A-Z_]+"\} 1$/m);
    expect(await value('kotoba_operations_total{operation="other",code="OK"}')).toBe(3);
    expect(text).not.toContain("OfAStranger");
    expect(text).toMatch(/^kotoba_operation_seconds_bucket\{le="0.1",operation="Kept"\} \d+$/m);
  });

  it("count REST by its route, never by what stands in the address", async () => {
    const id = "11111111-2222-4333-8444-555555555555";
    await server.anonymous().get(`/api/news_image/${id}`);
    await server.anonymous().get("/api/somebody/else");
    expect(await value('kotoba_operations_total{operation="GET /api/news_image/{id}",code="NOT_FOUND"}')).toBe(1);
    expect(await metrics()).not.toMatch(/11111111|somebody/);
    expect(await value('kotoba_http_answers_total{surface="rest",method="GET",status="404"}')).toBe(2);
  });

  it("count sign-ins that failed and limits that were hit", async () => {
    const em = server.em();
    const seeker = aSeeker(em);
    await aCredential(em, { kind: "SEEKER", accountId: seeker.id });
    await em.flush();
    const wrong = () => server.anonymous().post("/api/user/login", { email: seeker.email, password: "not-the-password-1" });
    for (let time = 0; time < 11; time += 1) await wrong();
    await server.anonymous().post("/api/user/login", { email: "else@example.jp", password: goodPassword });
    expect(await value('kotoba_acts_total{action="session.signIn",result="FAILED"}')).toBe(11);
    expect(await value('kotoba_limit_hits_total{limit="login-account"}')).toBe(1);
    expect(await metrics()).not.toContain(seeker.email);
  });

  it("tell what waits, how mails went, and how the process does", async () => {
    const em = server.em();
    const { email, id } = aSeeker(em);
    await aCredential(em, { kind: "SEEKER", accountId: id });
    await em.flush();
    await server.anonymous().graphql(`mutation { requestPasswordReset(input: { kind: SEEKER, email: "${email}" }) { accepted } }`);
    await server.mails();
    const text = await metrics();
    expect(text).toMatch(/^kotoba_jobs_total\{lane="mail",outcome="done"\} \d+$/m);
    expect(text).toMatch(/^kotoba_state_changes_total\{noun="mail",state="PENDING"\} \d+$/m);
    for (const line of ["kotoba_database_up 1", "kotoba_sockets 3", "kotoba_ready 1", 'kotoba_jobs_state{state="off"} 1']) {
      expect(text.split("\n")).toContain(line);
    }
    expect(text).toMatch(/^kotoba_queue_oldest_seconds\{lane="mail"\} [\d.]+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  });

  it("are still told while the database is away, and say so", async () => {
    const gone = () => {
      throw new Error("away");
    };
    const away = { ...server.services, database: { ...server.services.database, fork: gone } };
    const own = await openCockpit(away, watched);
    const text = await (await fetch(`http://127.0.0.1:${own?.port}/metrics`)).text();
    await own?.close();
    expect(text.split("\n")).toContain("kotoba_database_up 0");
    expect(text).toMatch(/^kotoba_http_answers_total\{/m);
  });

  it("have labels of a known few values: no ids, no addresses", async () => {
    const text = await metrics();
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(text).not.toContain("@");
  });
});

describe("the port of the metrics", () => {
  it("answers /metrics alone, for reading alone", async () => {
    const answers = await Promise.all([
      fetch(address()),
      fetch(address("/")),
      fetch(address("/graphql")),
      fetch(address(), { method: "POST", body: "x" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 405]);
    expect(answers[0]?.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  });

  it("refuses what a proxy hands on", async () => {
    for (const header of ["x-forwarded-for", "forwarded", "via"]) {
      const answer = await fetch(address(), { headers: { [header]: "127.0.0.1" } });
      expect([answer.status, await answer.text()]).toEqual([403, "refused\n"]);
    }
  });

  it.each([
    ["127.0.0.1", true],
    ["::1", true],
    ["10.20.30.40", true],
    ["172.31.0.1", true],
    ["192.168.1.9", true],
    ["fd12::1", true],
    ["::ffff:10.0.0.1", true],
    ["172.32.0.1", false],
    ["203.0.113.9", false],
    ["2001:db8::1", false],
    ["::ffff:203.0.113.9", false],
    [undefined, false],
  ])("takes %s for inside: %s", (remoteAddress, expected) => {
    expect(isInside({ headers: {}, remoteAddress })).toBe(expected);
  });

  it("is not there until it is set, and the site itself has no such address", async () => {
    const plain = await startTestServer();
    expect(await openCockpit(plain.services, watched)).toBeNull();
    const [answer] = [await plain.anonymous().get("/metrics")];
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining("kotoba_")]);
    await plain.close();
    expect((await server.anonymous().get("/metrics")).status).toBe(404);
  });
});

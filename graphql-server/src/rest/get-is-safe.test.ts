import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedAccounts } from "../demo/accounts/seed-accounts.ts";
import { loadDemoData } from "../demo/load-demo-data.ts";
import { hashTables, oneIdOfEach } from "../testing/database/dump-database.ts";
import type { TestClient } from "../testing/http-client.ts";
import { signInSeeds } from "../testing/seed-clients.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { restTable } from "./routes.ts";

/** The tables that reading may write to: who read what (16.2), and the number of times a costly file was asked for. */
const traces = new Set(["audit_event", "audit_unsealed", "rate_limit"]);
const nobody = "00000000-0000-7000-8000-00000000dead";
const gets = restTable.filter(({ method }) => method === "GET").map(({ path }) => path);

let server: TestServer;
let clients: Map<string, TestClient>;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  const now = new Date();
  await loadDemoData({ em: server.em(), now, canaries: true });
  clients = await signInSeeds(server, seedAccounts);
  ids = await oneIdOfEach(server.services.database);
  // From here on the clock stands, so that no session is noted as seen again.
  server.setNow(new Date());
});

afterAll(() => server.close());

async function tables(): Promise<[string, string][]> {
  return Object.entries(await hashTables(server.services.database)).filter(([name]) => !traces.has(name));
}

/** Of the rows of every kind everybody asks for one in so many; GET_SHARE=1 asks for all, which takes five times as long. */
const share = Number(process.env["GET_SHARE"] ?? 5);
/** Who may do most in each area asks for a row of every kind. */
const asksForAll = new Set(["seeker", "companyOwner", "adminOwner"]);

/** What a client asks a path for: a row of every kind, or a share of them, other ones at every path and for every client. */
function idsFor(actor: string, path: string): string[] {
  if (path.startsWith("/api/admin") && !actor.startsWith("admin")) return [nobody];
  const turn = [...clients.keys()].indexOf(actor) + gets.indexOf(path);
  return [...ids.filter((_, index) => asksForAll.has(actor) || (index + turn) % share === 0), nobody];
}

describe("a GET", () => {
  it("is asked by visitors and by every kind of account", () => {
    expect([...clients.keys()].length).toBeGreaterThanOrEqual(11);
    expect(ids.length).toBeGreaterThan(10);
  });

  it("that did change a row would be noticed", async () => {
    const before = await tables();
    await server.em().execute("update work set view_count = view_count + 1 where id = (select id from work limit 1)");
    const changed = (await tables()).filter(([name, hash]) => !before.some(([known, old]) => known === name && old === hash));
    expect(changed.map(([name]) => name)).toEqual(["work"]);
  });

  it.each(gets)("of %s changes no row of any table, whoever asks", async (path) => {
    const before = await tables();
    for (const [actor, client] of clients) {
      for (const id of idsFor(actor, path)) {
        const address = `${path.replace(/\{\w+\}/, id)}?id=${id}&userId=${id}&companyId=${id}&delete=1&status=CLOSED&token=${id}`;
        await (await client.get(address, { "x-api-version": "1" })).arrayBuffer();
      }
    }
    expect(await tables()).toEqual(before);
  });
});

it("credentials in a query string are not looked at", async () => {
  const client = server.anonymous();
  const response = await client.get("/api/user/login?email=a%40example.jp&password=x");
  expect(response.status).toBe(405);
});

it("no path gives a cookie to somebody who did not sign in", async () => {
  const client = server.anonymous();
  for (const { method, path } of restTable) {
    const response = await client.send(method, path, method === "POST" ? {} : undefined);
    expect([path, response.headers.getSetCookie()]).toEqual([path, []]);
  }
});

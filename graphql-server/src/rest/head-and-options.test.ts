import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedAccounts } from "../demo/accounts/seed-accounts.ts";
import { loadDemoData } from "../demo/load-demo-data.ts";
import { oneIdOfEach } from "../testing/database/dump-database.ts";
import type { TestClient } from "../testing/http-client.ts";
import { signInSeeds } from "../testing/seed-clients.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { restTable } from "./routes.ts";

/** Headers that differ from one answer to the next, or that say how a body is cut into pieces on its way. */
const ofOneAnswer = new Set([
  "date",
  "x-request-id",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "ratelimit",
  "ratelimit-remaining",
  "ratelimit-reset",
]);
const readable = restTable.filter(({ method }) => method === "GET").map(({ path }) => path);
const onlyWritten = restTable.filter(({ method, path }) => method === "POST" && !readable.includes(path)).map(({ path }) => path);

let server: TestServer;
let clients: Map<string, TestClient>;
let authorization: string;
let ids: string[];
beforeAll(async () => {
  server = await startTestServer();
  await loadDemoData({ em: server.em(), now: new Date(), canaries: true });
  const asking = new Set(["visitor", "seeker", "companyOwner", "adminOwner"]);
  clients = await signInSeeds(
    server,
    seedAccounts.filter(({ actor }) => asking.has(actor)),
  );
  ids = await oneIdOfEach(server.services.database);
  const owner = await server.asAdmin("OWNER");
  const made = await owner.graphql('mutation { createApiKey(input: { name: "Partner", requestsPerMinute: 6000 }) { token } }');
  authorization = `Bearer ${made.data.createApiKey.token}`;
  server.setNow(new Date());
});
afterAll(() => server.close());

const told = (response: Response) => [...response.headers].filter(([name]) => !ofOneAnswer.has(name));
/** The path with a row of every kind in it, and with what is none. */
const placesOf = (path: string) =>
  path.includes("{") ? [...ids, "rirekisho", "NOT_FOUND", "x"].map((id) => path.replace(/\{\w+\}/, id)) : [path];
const partnersKey = (path: string): Record<string, string> => (path.startsWith("/api/v1") ? { authorization } : {});

describe("HEAD", () => {
  it.each(readable)("of %s answers status and headers of its GET, without a body, whoever asks", async (path) => {
    for (const client of clients.values()) {
      let refusals = 0;
      for (const place of placesOf(path.replace("{part}", "poster"))) {
        const get = await client.send("GET", place, undefined, partnersKey(path));
        await get.arrayBuffer();
        // Most rows are of another kind: one such refusal speaks for all.
        if (get.status >= 400 && ++refusals > 1) continue;
        const head = await client.send("HEAD", place, undefined, partnersKey(path));
        const problems = (response: Response) => response.headers.get("content-type")?.startsWith("application/problem+json");
        // The length of a refusal goes with the request's own number.
        expect([place, head.status, problems(head)]).toEqual([place, get.status, problems(get)]);
        if (!problems(get)) expect([place, told(head)]).toEqual([place, told(get)]);
        expect([place, (await head.arrayBuffer()).byteLength]).toEqual([place, 0]);
      }
    }
  });

  it("shows what a partner may have in their copy, as GET does", async () => {
    const get = await server.anonymous().get("/api/v1/works", { authorization });
    const headers = { authorization, "if-none-match": get.headers.get("etag") ?? "" };
    expect((await server.anonymous().send("HEAD", "/api/v1/works", undefined, headers)).status).toBe(304);
    expect((await server.anonymous().send("HEAD", "/api/v1/works")).status).toBe(401);
  });
});

describe("OPTIONS", () => {
  it.each(readable)("of %s answers what may be done there, to everybody and without a body", async (path) => {
    for (const client of [server.anonymous(), ...clients.values()]) {
      const response = await client.send("OPTIONS", path.replace(/\{\w+\}/g, "x"));
      const served = restTable.filter((route) => route.path === path && route.method !== "GET").map(({ method }) => method);
      expect(response.status).toBe(204);
      expect(response.headers.get("allow")?.split(", ").toSorted()).toEqual(["GET", "HEAD", "OPTIONS", ...served].toSorted());
      expect(await response.text()).toBe("");
    }
  });

  it("gives no other site leave to ask", async () => {
    const headers = { origin: "https://elsewhere.example", "access-control-request-method": "POST" };
    const response = await server.anonymous().send("OPTIONS", "/api/v1/works", undefined, headers);
    expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("a path that is only written to", () => {
  it.each(onlyWritten)("%s answers HEAD and OPTIONS with 405 and what it allows", async (path) => {
    for (const method of ["HEAD", "OPTIONS", "GET"]) {
      const response = await server.anonymous().send(method, path);
      expect([method, response.status, response.headers.get("allow")]).toEqual([method, 405, "POST"]);
    }
  });
});

import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { createSpentTime } from "../../middleware/spent-time.ts";

/** 2 for the list, and its two leaves one and a half times, three times over for thirty rows: 2 + 1.5 · (2 + 1.5 · 2) · 3 = 24.5. */
const list = "query Titles($first: Int! = 30) { works(first: $first) { items { id title } } }";

const dir = mkdtempSync(join(tmpdir(), "kotoba-cost-"));
const spent = createSpentTime(() => 0);
let server: TestServer;
beforeAll(async () => {
  const file = join(dir, "safelist.json");
  writeFileSync(
    file,
    JSON.stringify({ operations: [{ name: "Titles", sha256: createHash("sha256").update(list).digest("hex"), text: list }] }),
  );
  server = await startTestServer({
    sharedMs: 60_000,
    env: { SAFELIST_FILE: file, BUDGET_ADDRESS_SECONDS: "20", BUDGET_SESSION_SECONDS: "10" },
    spentTime: () => spent,
  });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

describe("what an operation costs", () => {
  it("stands beside its answer, on whichever way it is made", async () => {
    // The long way, the short one, and what is ready made.
    for (let time = 0; time < 5; time += 1) {
      const { headers, errors } = await server.anonymous().graphql(list);
      expect([errors, headers.get("operation-cost")]).toEqual([[], "25;limit=1000"]);
    }
    const seeker = await server.asSeeker();
    for (let time = 0; time < 3; time += 1) expect((await seeker.graphql(list)).headers.get("operation-cost")).toBe("25;limit=1000");
  });

  it("stands there when it is asked by an address too", async () => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: createHash("sha256").update(list).digest("hex") } });
    const query = new URLSearchParams({ extensions, variables: JSON.stringify({ first: 10 }) });
    for (let time = 0; time < 3; time += 1) {
      const response = await server.anonymous().get(`/graphql?${query}`);
      expect([response.status, response.headers.get("operation-cost")]).toEqual([200, "10;limit=1000"]);
    }
  });

  it("goes with the rows that are asked for, and with who asks", async () => {
    expect((await server.anonymous().graphql(list, { first: 100 })).headers.get("operation-cost")).toBe("77;limit=1000");
    expect((await (await server.asAdmin()).graphql(list)).headers.get("operation-cost")).toBe("25;limit=5000");
  });

  it("is not told of what is refused before it is weighed", async () => {
    expect((await server.anonymous().graphql("{ me { id } }")).headers.get("operation-cost")).toBeNull();
  });
});

describe("what is left of the database's time", () => {
  it("is told to a visitor for their address and to others for their session", async () => {
    const fresh = "query Fresh { newsList(category: NEWS) { items { id } } }";
    const visitor = await server.anonymous().graphql(`${fresh} # 1`);
    expect(visitor.headers.get("ratelimit-policy")).toBe('"database";q=20000;qu="database-milliseconds";w=60');
    expect(visitor.headers.get("ratelimit")).toMatch(/^"database";r=(?:20000|1\d{4});t=60$/);
    const seeker = await server.asSeeker();
    await seeker.graphql("{ me { id } }");
    expect((await seeker.graphql("{ me { id } }")).headers.get("ratelimit-policy")).toBe(
      '"database";q=10000;qu="database-milliseconds";w=60',
    );
  });

  it("grows less with what was spent", async () => {
    const seeker = await server.asSeeker();
    const left = async () => Number(/r=(\d+)/.exec((await seeker.graphql("{ me { id } }")).headers.get("ratelimit") ?? "")?.[1]);
    await left();
    const before = await left();
    await left();
    expect(await left()).toBeLessThanOrEqual(before);
    expect(before).toBeLessThanOrEqual(10_000);
  });

  it("is told with answers of REST", async () => {
    const response = await server.anonymous().get("/api/problems");
    expect(response.headers.get("ratelimit-policy")).toContain('"database";q=20000');
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The database's answer to a statement that ran too long, as its driver throws it. */
const cancelled = Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });

it.each([
  [cancelled, 503, "BUSY", "5"],
  [new Error('relation "secret_table" does not exist'), 500, "INTERNAL", null],
])("an error behind a path is answered by code and reference, never by its own words: %s", async (error, status, code, retryAfter) => {
  const admin = await server.asAdmin();
  const { database } = server.services;
  const original = database.fork;
  let forks = 0;
  database.fork = () => {
    forks += 1;
    if (forks > 1) throw error;
    return original();
  };
  const response = await admin.get("/api/admin").finally(() => {
    database.fork = original;
  });
  const text = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get("retry-after")).toBe(retryAfter);
  expect(JSON.parse(text)).toMatchObject({ status, code, reference: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(text).not.toMatch(/secret_table|statement timeout|node_modules|\.ts:/);
});

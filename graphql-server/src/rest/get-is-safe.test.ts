import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dumpDatabase } from "../testing/dump-database.ts";
import { aCompany, aWork } from "../testing/factories.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { restTable } from "./routes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T09:00:00Z"));
  const em = server.em();
  aWork(em, aCompany(em), { status: "REVIEW" });
  await em.flush();
});
afterAll(() => server.close());

const hash = async () =>
  createHash("sha256")
    .update(await dumpDatabase(server.services.database))
    .digest("hex");

it("no GET of the /api surface changes a row, whoever asks", async () => {
  const clients = [server.anonymous(), await server.asSeeker(), await server.asCompany(), await server.asAdmin()];
  const before = await hash();
  for (const { path } of restTable.filter(({ method }) => method === "GET")) {
    for (const client of clients) await client.get(`${path}?id=00000000-0000-7000-8000-00000000dead&delete=1`);
  }
  expect(await hash()).toBe(before);
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

import { randomBytes } from "node:crypto";
import { startPostgres } from "../database/postgres.ts";
import { createTestClient, type TestClient } from "../http-client.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { startTwoProcesses } from "./two-processes.ts";

/** Two server processes on a PostgreSQL of their own, and what a race through both needs. */
export interface TwinServers {
  /** Only for making rows and sessions: the requests go to the two processes. */
  server: TestServer;
  /** The same browser on one process or the other, by turns. */
  on(way: number, session: Pick<TestClient, "cookies">): TestClient;
  stop(): Promise<void>;
}

/** Starts both, with keys shared by the process that makes the rows and those that answer, so that they read the same personal data. */
export async function startTwinServers(): Promise<TwinServers> {
  const keys = { PII_KEYS: `twins:${randomBytes(32).toString("base64")}`, HMAC_KEY: randomBytes(32).toString("base64") };
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const server = await startTestServer({ databaseUrl, env: keys });
  const { urls, stop } = await startTwoProcesses(databaseUrl, keys);
  return {
    server,
    on(way, { cookies }) {
      const client = createTestClient(urls[way % 2 === 0 ? 0 : 1]);
      for (const [name, value] of cookies) client.cookies.set(name, value);
      return client;
    },
    async stop() {
      await stop();
      await server.close();
      await postgres.stop();
    },
  };
}

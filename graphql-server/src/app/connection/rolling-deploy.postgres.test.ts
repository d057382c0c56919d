import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { freePort, startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { startNginx, type TestNginx } from "../../testing/servers/nginx.ts";
import { startLoad } from "../../testing/servers/steady-load.ts";
import { type ServerProcess, startServerProcess } from "../../testing/servers/two-processes.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const page = readFileSync(new URL("../../../docs/production.md", import.meta.url), "utf8");
const [, block = ""] = /```nginx\n([\s\S]*?)```/.exec(page) ?? [];
const film = readFileSync(new URL("../../demo/content/movies/files/n5-time.mp4", import.meta.url));
const host = "jobs.example.jp";
/** How often both are replaced: npm run drill:deploy does it five times. */
const rounds = Number(process.env["DEPLOY_ROUNDS"] ?? 1);
const keys = { PII_KEYS: `k1:${randomBytes(32).toString("base64")}`, HMAC_KEY: randomBytes(32).toString("base64") };

const dir = mkdtempSync(join(tmpdir(), "kotoba-rolling-"));
let postgres: TestPostgres;
let databaseUrl: string;
let nginx: TestNginx;
/** Only makes rows and sessions. */
let server: TestServer;
const ports: number[] = [];
const processes: ServerProcess[] = [];

function start(port: number): Promise<ServerProcess> {
  const budgets = { BUDGET_ADDRESS_SECONDS: "0", BUDGET_SESSION_SECONDS: "0" };
  const env = { PORT: String(port), BASE_URL: `https://${host}`, TRUST_PROXY: "1", DRAIN_SECONDS: "5" };
  return startServerProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dir, ...keys, ...budgets, ...env });
}

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  server = await startTestServer({ databaseUrl, env: keys });
  for (let number = 0; number < 2; number += 1) {
    ports.push(await freePort());
    processes.push(await start(ports[number] ?? 0));
  }
  nginx = await startNginx(block, ...ports);
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all(processes.map((one) => one.end("SIGINT")));
  await server?.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Sends a film so slowly that the process which takes it is told to end meanwhile. */
async function uploadSlowly(cookie: string, seconds: number): Promise<number> {
  const head = { host, origin: `https://${host}`, cookie, "x-api-version": "1", "content-type": "multipart/form-data; boundary=x" };
  const options = { host: "127.0.0.1", port: nginx.port, path: "/api/upload", method: "POST", headers: head };
  const sent = request({ ...options, rejectUnauthorized: false, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => sent.once("response", resolve).once("error", reject));
  const field = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  sent.write(`${field("as", "ADMIN")}${field("purpose", "MOVIE")}`);
  sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n');
  const piece = Math.ceil(film.length / (seconds * 5));
  for (let from = 0; from < film.length; from += piece) {
    if (!sent.write(film.subarray(from, from + piece))) await once(sent, "drain");
    await sleep(200);
  }
  sent.end("\r\n--x--\r\n");
  const answer = await answered;
  await text(answer);
  return answer.statusCode ?? 0;
}

const ask = (query: string) => JSON.stringify({ query });
const ways = [
  { path: "/robots.txt" },
  { path: "/graphql", method: "POST", body: ask("{ works(first: 3) { items { id title } } }") },
  { path: "/graphql", method: "POST", body: ask("mutation { signOut(input: { kind: SEEKER }) { viewer { __typename } } }") },
] as const;

it("two processes are replaced under load without a failed request; files come in whole and sockets connect again", {
  retry: 2,
}, async () => {
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${ports[0]}/readyz`)).status).toBe(200), { timeout: 60_000 });
  const editor = await server.asAdmin("EDITOR");
  const seeker = await server.asSeeker();
  const cookieOf = ({ cookies }: { cookies: ReadonlyMap<string, string> }) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  let connected = 0;
  const socket = createClient({
    url: `wss://127.0.0.1:${nginx.port}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, { headers: { host, origin: `https://${host}`, cookie: cookieOf(seeker) }, rejectUnauthorized: false });
      }
    },
    lazy: true,
    retryAttempts: 50,
    shouldRetry: () => true,
    on: { connected: () => void (connected += 1) },
  });
  const unsubscribe = socket.subscribe(
    { query: "subscription { inboxChanged { totalUnreadCount } }" },
    { next: () => undefined, error: () => undefined, complete: () => undefined },
  );
  const load = startLoad({ port: nginx.port, host, people: 6 }, ways);
  const uploads = [uploadSlowly(cookieOf(editor), 12), uploadSlowly(cookieOf(editor), 12)];
  await sleep(1_000);
  const seen: number[] = [];
  for (const [number, port] of Array.from({ length: rounds }, () => [...ports.entries()]).flat()) {
    const ended = processes[number]?.end("SIGTERM");
    await sleep(500);
    seen.push((await fetch(`http://127.0.0.1:${port}/readyz`)).status);
    expect(await ended).toBe(0);
    processes[number] = await start(port);
  }
  await vi.waitFor(() => expect(connected).toBeGreaterThan(1), { timeout: 30_000 });
  const figures = await load.stop();
  unsubscribe();
  await socket.dispose();
  if (rounds > 1)
    console.log(
      `${seen.length} processes replaced, ${figures.asked} requests, ${figures.failed.length} failed, ${connected} connections of the socket`,
    );
  expect(figures.failed).toEqual([]);
  expect(figures.asked).toBeGreaterThan(200);
  expect(seen).toEqual(Array.from({ length: rounds * 2 }, () => 503));
  expect(await Promise.all(uploads)).toEqual([201, 201]);
});

import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { ClientRequest, IncomingMessage } from "node:http";
import { request } from "node:https";
import { text } from "node:stream/consumers";
import { connect, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import type { TestClient } from "../../testing/http-client.ts";
import { startNginx, type TestNginx } from "../../testing/servers/nginx.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const page = readFileSync(new URL("../../../docs/production.md", import.meta.url), "utf8");
const [, block = ""] = /```nginx\n([\s\S]*?)```/.exec(page) ?? [];
const film = readFileSync(new URL("../../demo/content/movies/files/n5-time.mp4", import.meta.url));
const megabyte = 1024 * 1024;

let server: TestServer;
let nginx: TestNginx;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1", BASE_URL: "https://jobs.example.jp" } });
  nginx = await startNginx(block, Number(new URL(server.url).port));
  await vi.waitFor(async () => expect((await send({ path: "/livez" })).status).toBe(200), { timeout: 60_000, interval: 100 });
});
afterAll(async () => {
  await nginx?.stop();
  await server?.close();
});

interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  localAddress?: string;
  write?: (request: ClientRequest) => Promise<void>;
}

async function send({ path, method = "GET", headers = {}, localAddress, write }: Sent): Promise<{ status: number; body: string }> {
  const own = { host: "jobs.example.jp", origin: "https://jobs.example.jp", ...headers };
  const options = { host: "127.0.0.1", port: nginx.port, path, method, headers: own, rejectUnauthorized: false, agent: false };
  const sent = request({ ...options, ...(localAddress && { localAddress }) });
  const answered = new Promise<IncomingMessage>((resolve, reject) => sent.once("response", resolve).once("error", reject));
  // An answer may come before all is sent.
  if (write) await Promise.race([write(sent), answered]);
  sent.end();
  const answer = await answered;
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

const cookieOf = ({ cookies }: TestClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** A film of so many bytes: the rest is a box that players skip. */
async function writeFilm(sent: ClientRequest, bytes: number): Promise<void> {
  const field = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  sent.write(`${field("as", "ADMIN")}${field("purpose", "MOVIE")}`);
  sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n');
  sent.write(film);
  const box = Buffer.alloc(8);
  box.writeUInt32BE(bytes - film.length, 0);
  box.write("free", 4);
  sent.write(box);
  const filling = Buffer.alloc(megabyte);
  for (let left = bytes - film.length - 8; left > 0; left -= filling.length) {
    if (!sent.write(filling.subarray(0, Math.min(left, filling.length)))) await once(sent, "drain");
  }
  sent.write("\r\n--x--\r\n");
}

describe("the nginx of the page about production", () => {
  it("lets a film of almost the largest size through, and the server refuse what is larger", async () => {
    const editor = await server.asAdmin("EDITOR");
    const headers = { cookie: cookieOf(editor), "x-api-version": "1", "content-type": "multipart/form-data; boundary=x" };
    const taken = await send({ path: "/api/upload", method: "POST", headers, write: (sent) => writeFilm(sent, 299 * megabyte) });
    expect(taken).toMatchObject({ status: 201, body: expect.stringContaining(`"byteSize":${299 * megabyte}`) });
    const large = await send({ path: "/api/upload", method: "POST", headers: { ...headers, "content-length": `${400 * megabyte}` } }).catch(
      (error: Error) => ({ status: 0, body: error.message }),
    );
    expect(large.status).toBe(413);
  });

  it("lets the server say itself that a request is too large", async () => {
    const body = JSON.stringify({ query: "{ viewer { locale } }", variables: { filling: "x".repeat(300_000) } });
    const headers = { "content-type": "application/json", "content-length": String(body.length), "accept-language": "en" };
    const answer = await send({ path: "/graphql", method: "POST", headers, write: async (sent) => void sent.write(body) });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([413, "TOO_LARGE"]);
  });

  it("sends pages on to the encrypted address, and nothing that a program sends", async () => {
    const ask = (path: string, method = "GET") =>
      fetch(`http://127.0.0.1:${nginx.plainPort}${path}`, { method, redirect: "manual", headers: { authorization: "Bearer kw_secret" } });
    const page = await ask("/japanesejob?keyword=x");
    expect([page.status, new URL(page.headers.get("location") ?? "").protocol]).toEqual([301, "https:"]);
    for (const [path, method] of [
      ["/api/v1/works", "GET"],
      ["/graphql", "POST"],
      ["/GraphQL", "POST"],
      ["/oauth/token", "POST"],
      ["/mcp", "POST"],
    ] as const) {
      const answer = await ask(path, method);
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 403, null]);
    }
  });

  it("speaks TLS 1.2 and 1.3 alone", async () => {
    const spoken = (version: "TLSv1.1" | "TLSv1.2" | "TLSv1.3") =>
      new Promise<string | null>((resolve) => {
        const options = { host: "127.0.0.1", port: nginx.port, rejectUnauthorized: false, ciphers: "ALL:@SECLEVEL=0" };
        const socket = connect({ ...options, minVersion: version, maxVersion: version }, () => {
          resolve(socket.getProtocol());
          socket.destroy();
        });
        socket.once("error", () => resolve(null));
      });
    expect([await spoken("TLSv1.1"), await spoken("TLSv1.2"), await spoken("TLSv1.3")]).toEqual([null, "TLSv1.2", "TLSv1.3"]);
  });

  it("carries subscriptions", async () => {
    const socket = new WebSocket(`wss://127.0.0.1:${nginx.port}/graphql`, "graphql-transport-ws", {
      rejectUnauthorized: false,
      headers: { host: "jobs.example.jp", origin: "https://jobs.example.jp" },
    });
    await once(socket, "open");
    socket.send(JSON.stringify({ type: "connection_init" }));
    const [said] = await once(socket, "message");
    expect(JSON.parse(String(said))).toMatchObject({ type: "connection_ack" });
    socket.close();
  });

  it("holds one address to its connections and serves the others meanwhile", async () => {
    const flood: TLSSocket[] = [];
    const refused: string[] = [];
    const head = "POST /graphql HTTP/1.1\r\nHost: jobs.example.jp\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n";
    for (let count = 0; count < 1_050; count += 1) {
      const socket = connect({ host: "127.0.0.1", port: nginx.port, rejectUnauthorized: false });
      flood.push(socket);
      socket.on("error", () => undefined);
      socket.once("data", (chunk: Buffer) => refused.push(chunk.toString().slice(0, 12)));
      socket.write(head);
      if (count % 50 === 49) await once(socket, "secureConnect");
    }
    await expect.poll(() => refused.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(50);
    expect(new Set(refused)).toEqual(new Set(["HTTP/1.1 429"]));
    expect((await send({ path: "/livez" })).status).toBe(429);
    expect((await send({ path: "/livez", localAddress: "127.0.0.2" })).status).toBe(200);
    for (const socket of flood) socket.destroy();
    await expect.poll(async () => (await send({ path: "/livez" })).status, { timeout: 60_000 }).toBe(200);
  });
});

import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restTable } from "../../rest/routes.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const megabyte = 1024 * 1024;
/** What the system may hold between both ends of a connection on top of what the server has read. */
const betweenBoth = 12 * megabyte;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const cookieOf = ({ cookies }: TestClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
const field = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
const multipart = "multipart/form-data; boundary=x";

/** Sends a body without an end until the server closes the connection. */
async function sendEndlessly(client: TestClient, { path, type, begin }: { path: string; type: string; begin: string }) {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nX-API-Version: 1\r\nAccept-Language: en\r\nCookie: ${cookieOf(client)}\r\n`;
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const chunk = (bytes: Buffer | string) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from("\r\n")]);
  socket.write(`${head}Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`);
  if (begin) socket.write(chunk(begin));
  const filling = chunk(Buffer.alloc(64 * 1024, "x"));
  while (!socket.destroyed && socket.bytesWritten < 400 * megabyte) {
    if (!socket.write(filling)) await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
  }
  await closed;
  const [top = "", body = ""] = answer.split("\r\n\r\n");
  return { status: Number(top.split(" ")[1]), code: /"code":"(\w+)"/.exec(body)?.[1], sent: socket.bytesWritten };
}

describe("a body that never ends", () => {
  const json = "application/json";
  const cases = {
    "to GraphQL": { path: "/graphql", type: json, begin: '{"query":"', code: "TOO_LARGE", limit: 1 },
    "to a REST path of JSON": { path: "/api/user/login", type: json, begin: '{"email":"', code: "TOO_LARGE", limit: 1 },
    "to the payment's notices": { path: "/api/payment/notice", type: json, begin: "", code: "TOO_LARGE", limit: 1 },
    "to a file's upload, in the file": {
      ...{ path: "/api/upload", type: multipart, code: "FILE_TOO_LARGE", limit: 10 },
      begin: `${field("as", "SEEKER")}${field("purpose", "RESUME")}${file}`,
    },
    "to a file's upload, before the first field": { path: "/api/upload", type: multipart, begin: "", code: "TOO_LARGE", limit: 10 },
    "to a file's upload, in a field": {
      ...{ path: "/api/upload", type: multipart, code: "TOO_LARGE", limit: 10 },
      begin: '--x\r\nContent-Disposition: form-data; name="as"\r\n\r\n',
    },
    "to a path that reads none": { path: "/nowhere", type: json, begin: "{", code: "NOT_FOUND", limit: 1 },
  };

  it.each(Object.entries(cases))("%s is answered at its limit, and the connection is closed", async (_, { limit, code, ...sent }) => {
    const answer = await sendEndlessly(await server.asSeeker(), sent);
    expect(answer.code).toBe(code);
    if (code.endsWith("TOO_LARGE")) expect(answer.status).toBe(413);
    expect(answer.sent).toBeLessThan(limit * megabyte + betweenBoth);
  });

  it("to the bank's files and the films is answered at its limit too", async () => {
    const bankFile = { path: "/api/bank_file", type: "application/octet-stream", begin: "" };
    const bank = await sendEndlessly(await server.asAdmin("ACCOUNTANT"), bankFile);
    expect([bank.status, bank.code]).toEqual([413, "TOO_LARGE"]);
    expect(bank.sent).toBeLessThan(5 * megabyte + betweenBoth);
    const begin = `${field("as", "ADMIN")}${field("purpose", "MOVIE")}${file}`;
    const film = await sendEndlessly(await server.asAdmin("EDITOR"), { path: "/api/upload", type: multipart, begin });
    expect([film.status, film.code]).toEqual([413, "FILM_TOO_LARGE"]);
    expect(film.sent).toBeLessThan(300 * megabyte + betweenBoth);
  });

  it("to a file of postings or a job sheet is answered at its limit too, and to a button before it is read", async () => {
    const company = await server.asCompany("RECRUITER");
    const postings = await sendEndlessly(company, { path: "/api/company/work/import", type: multipart, begin: file });
    expect([postings.status, postings.code]).toEqual([413, "FILE_TOO_LARGE"]);
    expect(postings.sent).toBeLessThan(10 * megabyte + betweenBoth);
    const sheet = await sendEndlessly(company, { path: "/api/company/work/sheet", type: multipart, begin: file });
    expect([sheet.status, sheet.code]).toEqual([413, "FILE_TOO_LARGE"]);
    expect(sheet.sent).toBeLessThan(10 * megabyte + betweenBoth);
    const button = await sendEndlessly(server.anonymous(), {
      path: "/api/unsubscribe",
      type: "application/x-www-form-urlencoded",
      begin: "",
    });
    expect(button.status).toBe(200);
    expect(button.sent).toBeLessThan(megabyte + betweenBoth);
  });

  it("goes to no other path that reads its own", () => {
    const paths = restTable.filter(({ body }) => body === "RAW").map(({ path }) => path);
    expect(paths.toSorted()).toEqual([
      "/api/bank_file",
      "/api/company/work/import",
      "/api/company/work/sheet",
      "/api/confirm-work",
      "/api/payment/notice",
      "/api/unsubscribe",
      "/api/upload",
    ]);
  });

  it("leaves nothing in memory", async () => {
    const seeker = await server.asSeeker();
    const begin = `${field("as", "SEEKER")}${field("purpose", "RESUME")}${file}`;
    const held = () => process.memoryUsage().arrayBuffers / megabyte;
    await sendEndlessly(seeker, { path: "/api/upload", type: multipart, begin });
    const before = held();
    for (let round = 0; round < 4; round += 1) await sendEndlessly(seeker, { path: "/api/upload", type: multipart, begin });
    await expect.poll(() => held() - before, { timeout: 60_000 }).toBeLessThan(40);
  });
});

describe("a connection that is kept", () => {
  /** What the answer to a body of so many bytes, of which only some are sent, says of the connection. */
  function connectionAfter({ announced, sent }: { announced: number; sent: number }): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json", "content-length": announced, connection: "keep-alive" };
      const asking = request(`${server.url}/graphql`, { method: "POST", headers }, (response) => {
        resolve(response.headers.connection);
        asking.destroy();
      });
      asking.on("error", reject);
      asking.write("x".repeat(sent));
    });
  }

  it("is said to end when the answer came before the whole request: nobody sends the next one on it", async () => {
    expect(await connectionAfter({ announced: 300_000, sent: 150_000 })).toBe("close");
  });

  it("stays when the request had come", async () => {
    expect(await connectionAfter({ announced: 20, sent: 20 })).toBe("keep-alive");
  });
});

import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtSite } from "../../testing/built-site.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ webDir: builtSite() });
});
afterAll(() => server.close());

/** What comes back for bytes as they are, until the connection ends. */
async function say(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return heard;
}

const statusesOf = (heard: string) => [...heard.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);
const head = "POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
/** What a proxy that read the first request otherwise would have taken for a part of it. */
const second = "GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n";

describe("a request whose end is in doubt", () => {
  it.each([
    ["two lengths", `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${second}`],
    ["a length beside pieces", `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`],
    ["pieces beside a length", `${head}Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n${second}`],
    ["pieces of an unknown kind", `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${second}`],
    ["pieces hidden behind a space", `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${second}`],
    ["a length that is no number", `${head}Content-Length: +2\r\n\r\n{}${second}`],
    ["a piece whose size is no number", `${head}Transfer-Encoding: chunked\r\n\r\n0x2\r\n{}\r\n0\r\n\r\n${second}`],
    ["a header that goes on in the next line", `${head}Content-Length: 2\r\n 0\r\n\r\n{}${second}`],
    ["a line that ends without its return", `${head.replaceAll("\r\n", "\n")}Content-Length: 2\n\n{}${second}`],
  ])("is refused, and its connection with it: %s", async (_, bytes) => {
    expect(statusesOf(await say(bytes))).toEqual(["400"]);
  });

  it("would have been answered, and the next one too, were it clear", async () => {
    const clear = `${head}Content-Length: 2\r\n\r\n{}${second.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")}`;
    expect(statusesOf(await say(clear))).toEqual(["400", "200"]);
  });
});

describe("the server", () => {
  it("answers nothing of the sources, of settings or of what lies in a folder", async () => {
    const hidden = [
      "/.git/config",
      "/.git/HEAD",
      "/.env",
      "/.npmrc",
      "/package.json",
      "/package-lock.json",
      "/tsconfig.json",
      "/.data/secrets.json",
    ];
    const folders = ["/assets/", "/.well-known/", "/locales/", "/files/", "/../package.json", "/assets/..%2fpackage.json"];
    for (const path of [...hidden, ...folders]) {
      const heard = await say(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(`${path} ${statusesOf(heard).join()}`).toMatch(/ 40[34]$/);
      expect(heard, path).not.toMatch(/"dependencies"|\[core\]|Index of|registry/);
    }
  });

  it("by TRACE says nothing back", async () => {
    for (const path of ["/", "/graphql", "/api/user/login"]) {
      const heard = await say(`TRACE ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: __Host-sid_u=a-secret\r\nConnection: close\r\n\r\n`);
      expect(statusesOf(heard).join()).toMatch(/^4\d\d$/);
      expect(heard).not.toContain("a-secret");
    }
  });
});

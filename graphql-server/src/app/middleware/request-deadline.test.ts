import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ firstByteMs: 400 });
});
afterAll(() => server.close());

const never = () => new Promise<never>(() => undefined);
const originals: (() => void)[] = [];
afterEach(() => {
  for (const restore of originals.splice(0)) restore();
});

/** Makes the store of the limits hang, which everybody who signs in waits for. */
function hangLimits(): void {
  const { limits } = server.services;
  const { consume } = limits;
  originals.push(() => void (limits.consume = consume));
  limits.consume = never;
}

const signIn = "mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }";
const credentials = { email: "nobody@example.com", password: "wrong-password-1" };

describe("a request that is not answered in time", () => {
  it("is answered over REST with 503, a code in the reader's language and when to come back", async () => {
    hangLimits();
    const response = await server.anonymous().post("/api/user/login", credentials, { "accept-language": "en" });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await response.json()).toMatchObject({ code: "TIMEOUT", detail: expect.stringContaining("took too long") });
    expect(server.logLines.some((line) => line.includes("request took too long"))).toBe(true);
  });

  it("is answered over GraphQL in GraphQL's shape", async () => {
    hangLimits();
    const { status, headers, errors } = await server.anonymous().graphql(signIn, { input: credentials });
    expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
    expect(errors).toMatchObject([{ extensions: { code: "TIMEOUT" } }]);
  });

  it("is over for its connection, and the next one is served", async () => {
    hangLimits();
    const response = await server.anonymous().post("/api/user/login", credentials);
    expect(response.headers.get("connection")).toBe("close");
    expect((await server.anonymous().get("/livez")).status).toBe(200);
  });
});

describe("a request that keeps coming in", () => {
  /** Sends a body without an end, a piece at a time. */
  function endless(path: string, piece: string, everyMs: number) {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    const type = "Content-Type: application/json";
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${type}\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`;
    const sending = setInterval(() => socket.write(chunk), everyMs);
    let answer = "";
    socket.on("data", (bytes: Buffer) => (answer += bytes.toString()));
    socket.on("error", () => undefined);
    const closed = new Promise<string>((resolve) => {
      socket.once("close", () => {
        clearInterval(sending);
        resolve(answer);
      });
    });
    return { closed, bytesWritten: () => socket.bytesWritten };
  }

  it.each(["/api/user/login", "/graphql", "/nowhere"])("and never ends is cut soon after its limit: %s", async (path) => {
    const { closed, bytesWritten } = endless(path, "x".repeat(64 * 1024), 5);
    await closed;
    expect(bytesWritten()).toBeLessThan(100 * 1024 * 1024);
  });

  it("is not answered as late while it moves", async () => {
    const { closed } = endless("/api/user/login", "x", 50);
    const answered = await Promise.race([closed, new Promise((resolve) => setTimeout(() => resolve("still open"), 1_500))]);
    expect(answered).toBe("still open");
  });
});

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const cookieOf = ({ cookies }: TestClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Begins an upload of a gigabyte. */
function beginUpload(client: TestClient, purpose: string) {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const field = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n';
  const head = `POST /api/upload HTTP/1.1\r\nHost: x\r\nX-API-Version: 1\r\nCookie: ${cookieOf(client)}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000000\r\n\r\n`;
  const as = purpose === "MOVIE" ? "ADMIN" : "SEEKER";
  socket.write(`${head}${field("as", as)}${field("purpose", purpose)}${file}`);
  return socket;
}

describe("a client that holds on to its connection", () => {
  it("loses it when its upload was refused before it came", async () => {
    const socket = beginUpload(server.anonymous(), "RESUME");
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.on("error", () => undefined);
    const trickle = setInterval(() => socket.write("x"), 100);
    await once(socket, "close").finally(() => clearInterval(trickle));
    expect(answer).toContain("401 Unauthorized");
  });
});

describe("an address that opens connections and asks nothing", () => {
  it("keeps a hundred of them; the oldest make room, and who asks is answered meanwhile", async () => {
    const { hostname, port } = new URL(server.url);
    const opened: Socket[] = [];
    for (let count = 0; count < 130; count += 1) {
      const socket = connect(Number(port), hostname).resume();
      socket.on("error", () => undefined);
      opened.push(socket);
      await once(socket, "connect");
      socket.write("POST /graphql HTTP/1.1\r\nHost: x\r\n");
    }
    const closed = () => opened.map(({ destroyed }) => destroyed);
    await expect.poll(closed).toEqual(Array.from({ length: 130 }, (_, index) => index < 30));
    expect((await server.anonymous().get("/livez")).status).toBe(200);
    for (const socket of opened) socket.destroy();
  });
});

describe("an account that sends many files at once", () => {
  it("has four on their way and no more, until one is over", async () => {
    const client = await server.asSeeker();
    const four = Array.from({ length: 4 }, () => beginUpload(client, "RESUME"));
    const refused = async () => {
      const form = new FormData();
      form.append("as", "SEEKER");
      form.append("purpose", "RESUME");
      form.append("file", new Blob(["%PDF-1.4\n%%EOF"]), "a.pdf");
      return (await client.post("/api/upload", form, { "x-api-version": "1" })).status;
    };
    await expect.poll(refused).toBe(429);
    for (const socket of four) socket.resetAndDestroy();
    await expect.poll(refused).toBe(201);
  });
});

describe("an upload that breaks off", () => {
  it.each(["RESUME", "MOVIE"])("harms nobody else: %s", async (purpose) => {
    const client = purpose === "MOVIE" ? await server.asAdmin("EDITOR") : await server.asSeeker();
    for (const bytes of [0, 1, 200_000]) {
      const socket = beginUpload(client, purpose);
      await new Promise((resolve) => socket.write("x".repeat(bytes), resolve));
      await new Promise((resolve) => setTimeout(resolve, 100));
      socket.resetAndDestroy();
      await once(socket, "close");
    }
    expect((await server.anonymous().get("/livez")).status).toBe(200);
  });
});

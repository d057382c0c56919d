import { once } from "node:events";
import { createServer, request } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { limitConnections } from "./limit-connections.ts";

const http = createServer((_request, response) => void response.end("served"));
limitConnections(http, { ofAddress: 40, waitingOfAddress: 10, waiting: 15 });
const sockets: Socket[] = [];
let port = 0;

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
});

async function listen(): Promise<void> {
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  port = typeof address === "object" && address ? address.port : 0;
}

async function open(localAddress: string, write = ""): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  sockets.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  if (write) socket.write(write);
  return socket;
}
const live = (some: Socket[]) => some.filter(({ destroyed }) => !destroyed).length;
const times = async (count: number, make: () => Promise<Socket>) => {
  const made: Socket[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make());
  for (const socket of made) socket.resume();
  return made;
};

function ask(localAddress: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request({ port, host: "127.0.0.1", localAddress, agent: false }, ({ statusCode = 0 }) => resolve(statusCode));
    sent.once("error", () => resolve(0)).end();
  });
}

test("connections without a request make room for newer ones, of their own address first; who asks is served meanwhile", async () => {
  await listen();
  const half = await times(30, () => open("127.0.0.1", "GET / HTTP/1.1\r\nHost: x\r\n"));
  await expect.poll(() => live(half)).toBe(10);
  expect(half.slice(-10).every(({ destroyed }) => !destroyed)).toBe(true);
  expect([await ask("127.0.0.1"), await ask("127.0.0.2")]).toEqual([200, 200]);
  const others = await times(10, () => open("127.0.0.3"));
  await expect.poll(() => live(half) + live(others)).toBe(15);
  expect(live(others)).toBe(10);
});

test("an address has so many connections and no more; another one has its own", async () => {
  await listen();
  const asked = await times(40, () => open("127.0.0.1", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
  await expect.poll(() => asked.every(({ bytesRead }) => bytesRead > 0)).toBe(true);
  expect([await ask("127.0.0.1"), await ask("127.0.0.2")]).toEqual([0, 200]);
  asked[0]?.destroy();
  await expect.poll(() => ask("127.0.0.1")).toBe(200);
});

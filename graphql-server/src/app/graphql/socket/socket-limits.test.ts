import { once } from "node:events";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const inboxChanged = "subscription { inboxChanged { conversationId totalUnreadCount } }";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ idleSocketMs: 100 });
});
afterAll(() => server.close());

const address = () => `${server.url.replace("http", "ws")}/graphql`;

async function open(cookies: ReadonlyMap<string, string>): Promise<WebSocket> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const socket = new WebSocket(address(), "graphql-transport-ws", { headers: { cookie, origin: server.url } });
  await once(socket, "open");
  socket.send(JSON.stringify({ type: "connection_init" }));
  await once(socket, "message");
  return socket;
}

test("a socket that hears nothing is closed, a visitor's and a seeker's", async () => {
  for (const client of [server.anonymous(), await server.asSeeker()]) {
    const socket = await open(client.cookies);
    const [code] = await once(socket, "close");
    expect(code).toBe(4408);
  }
});

test("a socket has ten subscriptions and no more", async () => {
  const seeker = await server.asSeeker();
  const cookie = [...seeker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  class OwnSocket extends WebSocket {
    constructor(url: string, protocols: string | string[]) {
      super(url, protocols, { headers: { cookie, origin: server.url } });
    }
  }
  const client = createClient({ url: address(), webSocketImpl: OwnSocket, retryAttempts: 0 });
  const refused: unknown[] = [];
  const told = Promise.withResolvers<void>();
  for (let count = 0; count < 15; count += 1) {
    client.subscribe(
      { query: inboxChanged },
      {
        next: () => undefined,
        complete: () => undefined,
        error: (error) => refused.push(error) === 5 && told.resolve(),
      },
    );
  }
  await told.promise;
  expect(refused).toEqual(refused.map(() => [expect.objectContaining({ extensions: { code: "OPERATION_TOO_LARGE" } })]));
  // The ten that were taken still are: a page that listens is not idle.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(refused).toHaveLength(5);
  await client.dispose();
});

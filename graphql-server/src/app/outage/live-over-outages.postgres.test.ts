import { type Client, createClient } from "graphql-ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { Conversation } from "../../modules/message/conversation/conversation.entity.ts";
import { inboxEvent } from "../../modules/message/inbox/inbox-topic.ts";
import { newId } from "../../shared/ids.ts";
import type { DomainEvent } from "../../shared/topics.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { aCompany } from "../../testing/factories.ts";
import { startTcpProxy, type TcpProxy } from "../../testing/servers/tcp-proxy.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let postgres: TestPostgres;
let proxy: TcpProxy;
/** Two servers on one database, as two processes are; only the second one's way to it can be broken. */
let servers: [TestServer, TestServer];
const clients: Client[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  proxy = await startTcpProxy(url);
  const first = await startTestServer({ databaseUrl: url });
  servers = [first, await startTestServer({ databaseUrl: proxy.through(url) })];
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  for (const server of servers) await server.close();
  await proxy.close();
  await postgres.stop();
});

interface Heard {
  /** The conversation that changed; null for the word to read anew. */
  conversationId: string | null;
  totalUnreadCount: number;
}

/** Listens to a seeker's inbox at a server. What ends the subscription stands in `ended`. */
function listen(server: TestServer, cookies: ReadonlyMap<string, string>): { heard: Heard[]; ended: unknown[] } {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  class BrowserSocket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { cookie, origin: server.url } });
    }
  }
  const client = createClient({ url: `${server.url.replace("http", "ws")}/graphql`, webSocketImpl: BrowserSocket, retryAttempts: 0 });
  clients.push(client);
  const [heard, ended]: [Heard[], unknown[]] = [[], []];
  client.subscribe<{ inboxChanged: Heard }>(
    { query: "subscription { inboxChanged { conversationId totalUnreadCount } }" },
    {
      next: ({ data }) => void (data && heard.push(data.inboxChanged)),
      error: (error) => void ended.push(error),
      complete: () => void ended.push("complete"),
    },
  );
  return { heard, ended };
}

const soon = { timeout: 600_000, interval: 50 } as const;

/** A seeker with a conversation whose inbox is open at both servers. */
async function openInboxes() {
  const seeker = await servers[0].asSeeker();
  const em = servers[0].em();
  const times = { lastMessageAt: new Date(), createdAt: new Date() };
  const user = em.merge(seeker.user);
  const write = () => em.create(Conversation, { id: newId(), kind: "SEEKER_COMPANY", user, company: aCompany(em), ...times });
  const [conversation, other] = [write(), write()];
  await em.flush();
  const inboxes = servers.map((server) => listen(server, seeker.cookies));
  const publish = (by: 0 | 1, { topic, payload }: DomainEvent) => servers[by].services.pubSub.publish(topic, payload);
  const tell = (by: 0 | 1) => publish(by, inboxEvent(conversation, null));
  const beginning = setInterval(() => tell(0), 50);
  for (const { heard } of inboxes) await expect.poll(() => heard.length, soon).toBeGreaterThan(0);
  clearInterval(beginning);
  // The last of them: none is still being answered when the database goes away, which would end its subscription.
  publish(0, inboxEvent(other, null));
  for (const { heard } of inboxes) await expect.poll(() => heard.at(-1)?.conversationId, soon).toBe(other.id);
  return { conversation, inboxes, tell };
}

async function unreadBecomes(conversation: Conversation, seekerUnread: number): Promise<void> {
  await expect
    .poll(
      () =>
        servers[0]
          .em()
          .nativeUpdate(Conversation, { id: conversation.id }, { seekerUnread })
          .then(
            () => true,
            () => false,
          ),
      soon,
    )
    .toBe(true);
}

const isToldToReadAnew = ({ heard }: { heard: Heard[] }, unread: number) =>
  heard.some(({ conversationId, totalUnreadCount }) => conversationId === null && totalUnreadCount === unread);

test("open sockets at two servers are told to read anew when PostgreSQL was away, hear what was published meanwhile and what comes after", async () => {
  const { conversation, inboxes, tell } = await openInboxes();
  await unreadBecomes(conversation, 7);
  await postgres.halt("SIGQUIT");
  await expect.poll(() => servers.every(({ logLines }) => logLines.some((line) => line.includes("lost its connection"))), soon).toBe(true);
  for (const { heard } of inboxes) heard.splice(0);
  tell(0);
  tell(1);
  await postgres.startAgain();
  for (const inbox of inboxes) {
    await expect.poll(() => isToldToReadAnew(inbox, 7), soon).toBe(true);
    // What the other server publishes before this one listens again is covered by the word to read anew.
    await expect.poll(() => inbox.heard.some(({ conversationId }) => conversationId === conversation.id), soon).toBe(true);
  }
  await unreadBecomes(conversation, 9);
  tell(0);
  for (const { heard, ended } of inboxes) {
    await expect.poll(() => heard.at(-1), soon).toMatchObject({ conversationId: conversation.id, totalUnreadCount: 9 });
    expect(ended).toEqual([]);
  }
});

test("a listener whose connection only fell silent is noticed, and its sockets are told to read anew", async () => {
  const { conversation, inboxes, tell } = await openInboxes();
  const [, behindProxy] = inboxes;
  behindProxy?.heard.splice(0);
  proxy.silence();
  await unreadBecomes(conversation, 3);
  tell(0);
  await expect.poll(() => behindProxy && isToldToReadAnew(behindProxy, 3), soon).toBe(true);
  tell(0);
  await expect.poll(() => behindProxy?.heard.at(-1), soon).toMatchObject({ conversationId: conversation.id, totalUnreadCount: 3 });
});

test("a subscription that cannot go on ends with a code that says it may be taken up again, and with no word of the driver", async () => {
  const { inboxes, tell } = await openInboxes();
  const broken = Object.assign(new Error("Connection terminated unexpectedly"));
  const { database } = servers[0].services;
  const fork = database.fork;
  database.fork = () => {
    throw broken;
  };
  tell(1);
  await expect.poll(() => inboxes[0]?.ended, soon).toHaveLength(1);
  database.fork = fork;
  expect(inboxes[0]?.ended).toMatchObject([[{ extensions: { code: "BUSY" } }]]);
  expect(JSON.stringify(inboxes[0]?.ended)).not.toContain("terminated");
});

import { type Client, createClient } from "graphql-ws";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { User } from "../../../modules/account/seeker/user.entity.ts";
import { Session } from "../../../modules/account/session/session.entity.ts";
import { Conversation } from "../../../modules/message/conversation/conversation.entity.ts";
import { inboxEvent } from "../../../modules/message/inbox/inbox-topic.ts";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aSeeker } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const inboxChanged = "subscription { inboxChanged { conversationId totalUnreadCount } }";
let server: TestServer;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(() => server.close());

function connect(cookies: ReadonlyMap<string, string>, headers: Record<string, string> = {}): Client {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  class BrowserSocket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { cookie, origin: server.url, ...headers } });
    }
  }
  const url = `${server.url.replace("http", "ws")}/graphql`;
  const client = createClient({ url, webSocketImpl: BrowserSocket, retryAttempts: 0, lazy: false, onNonLazyError: () => undefined });
  clients.push(client);
  return client;
}

/** A conversation of the seeker, and what publishes a change of it. */
async function conversationOf(user: User): Promise<{ id: string; change(): void }> {
  const em = server.em();
  const times = { lastMessageAt: new Date(), createdAt: new Date() };
  const conversation = em.create(Conversation, {
    id: newId(),
    kind: "SEEKER_COMPANY",
    user: em.merge(user),
    company: aCompany(em),
    ...times,
  });
  await em.flush();
  const { topic, payload } = inboxEvent(conversation, null);
  return { id: conversation.id, change: () => server.services.pubSub.publish(topic, payload) };
}

/** Publishes until an answer comes: when a subscription has begun cannot be seen from outside. */
async function whilePublishing<T>(change: () => void, answer: Promise<T>): Promise<T> {
  const publishing = setInterval(change, 20);
  return answer.finally(() => clearInterval(publishing));
}

test("a seeker hears of a change in their inbox, counted from the tables as they are then", async () => {
  const seeker = await server.asSeeker();
  const { id, change } = await conversationOf(seeker.user);
  const answers = connect(seeker.cookies).iterate({ query: inboxChanged });
  const heard = { conversationId: id, totalUnreadCount: 0 };
  expect(await whilePublishing(change, answers.next())).toMatchObject({ value: { data: { inboxChanged: heard } } });
  await server.em().nativeUpdate(Conversation, { id }, { seekerUnread: 3 });
  const counts = (async () => {
    for await (const { data } of answers) if (data?.["inboxChanged"] && JSON.stringify(data).includes('"totalUnreadCount":3')) return true;
    return false;
  })();
  expect(await whilePublishing(change, counts)).toBe(true);
});

test("nobody hears of another seeker's inbox", async () => {
  const [seeker, other] = [await server.asSeeker(), await server.asSeeker()];
  const [own, foreign] = [await conversationOf(seeker.user), await conversationOf(other.user)];
  const both = () => {
    foreign.change();
    own.change();
  };
  const answers = connect(seeker.cookies).iterate({ query: inboxChanged });
  const first = await whilePublishing(both, answers.next());
  const second = await whilePublishing(both, answers.next());
  expect(JSON.stringify([first, second])).toContain(own.id);
  expect(JSON.stringify([first, second])).not.toContain(foreign.id);
});

test("a company hears of its own inbox and of nobody else's, and a seeker's session opens no company's", async () => {
  const [company, other] = [await server.asCompany("VIEWER"), await server.asCompany()];
  const em = server.em();
  const [own, foreign] = [company, other].map((client) => {
    const times = { lastMessageAt: new Date(), createdAt: new Date() };
    return em.create(Conversation, { id: newId(), kind: "SEEKER_COMPANY", user: aSeeker(em), company: em.merge(client.company), ...times });
  });
  await em.flush();
  const both = () => {
    for (const conversation of [foreign!, own!]) {
      const { topic, payload } = inboxEvent(conversation, null);
      server.services.pubSub.publish(topic, payload);
    }
  };
  const query = "subscription { companyInboxChanged { conversationId totalUnreadCount } }";
  const answers = connect(company.cookies).iterate({ query });
  const heard = JSON.stringify([await whilePublishing(both, answers.next()), await whilePublishing(both, answers.next())]);
  expect(heard).toContain(own!.id);
  expect(heard).not.toContain(foreign!.id);
  const seeker = await server.asSeeker();
  await expect(connect(seeker.cookies).iterate({ query }).next()).rejects.toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

test("a visitor is told to sign in, and runs no resolver", async () => {
  const answers = connect(new Map()).iterate({ query: inboxChanged });
  await expect(answers.next()).rejects.toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

test.each([
  ["a session that ended", (id: string) => server.em().nativeDelete(Session, { accountId: id })],
  ["somebody who was suspended", (id: string) => server.em().nativeUpdate(User, { id }, { status: "SUSPENDED" })],
])("%s hears nothing more", async (_, end) => {
  const seeker = await server.asSeeker();
  const { change } = await conversationOf(seeker.user);
  const answers = connect(seeker.cookies).iterate({ query: inboxChanged });
  await whilePublishing(change, answers.next());
  await end(seeker.user.id);
  const toTheEnd = (async () => {
    for await (const { errors } of answers) if (errors) return "errors in an answer";
    return "ended";
  })();
  await expect(whilePublishing(change, toTheEnd)).rejects.toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
});

test("whoever is suspended hears it at once, and whose other sessions end hears nothing of it", async () => {
  const seeker = await server.asSeeker();
  const { change } = await conversationOf(seeker.user);
  const answers = connect(seeker.cookies).iterate({ query: inboxChanged });
  await whilePublishing(change, answers.next());
  const operator = await server.asAdmin("OPERATOR");
  const elsewhere = newId();
  await server.em().insert(Session, {
    ...(await server.em().findOneOrFail(Session, { accountId: seeker.user.id })),
    id: elsewhere,
    tokenHash: "0".repeat(64),
  });
  const heard: unknown[] = [];
  const toTheEnd = (async () => {
    for await (const { data } of answers) heard.push(data?.["inboxChanged"]);
  })();
  const end = "mutation ($input: EndSeekerSessionsInput!) { endSeekerSessions(input: $input) { errors { code } } }";
  expect((await operator.graphql(end, { input: { id: seeker.user.id, sessionId: elsewhere } })).data.endSeekerSessions.errors).toEqual([]);
  const { version } = await server.em().findOneOrFail(User, { id: seeker.user.id });
  const suspend = "mutation ($input: SuspendSeekerInput!) { suspendSeeker(input: $input) { errors { code } } }";
  await operator.graphql(suspend, { input: { id: seeker.user.id, version, ground: "HARASSMENT", reason: "迷惑行為" } });
  await expect(toTheEnd).rejects.toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  expect(heard.filter((one) => !one)).toEqual([]);
});

test.each(["query { __typename }", "mutation { __typename }", "{"])("only subscriptions are served: %s", async (query) => {
  const seeker = await server.asSeeker();
  const answers = connect(seeker.cookies).iterate({ query });
  await expect(answers.next()).rejects.toMatchObject([{ extensions: { code: expect.stringMatching(/BAD_REQUEST|PARSE_FAILED/) } }]);
});

test("another site's page cannot open a socket with our cookies", async () => {
  const seeker = await server.asSeeker();
  for (const headers of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
    const refused = new Promise((resolve) => {
      const cookie = [...seeker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const socket = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
        headers: { cookie, origin: server.url, ...headers },
      });
      socket.once("unexpected-response", (_request, response) => resolve(response.statusCode));
      socket.once("open", () => resolve("open"));
      socket.once("error", () => undefined);
    });
    expect(await refused).toBe(401);
  }
});

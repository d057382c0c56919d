import { type Client, createClient } from "graphql-ws";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { sessionsEnded } from "../../../modules/account/session/sessions-ended.ts";
import { Conversation } from "../../../modules/message/conversation/conversation.entity.ts";
import { companySide, seekerSide } from "../../../modules/message/conversation/conversation-side.ts";
import { presentInboxChange } from "../../../modules/message/inbox/inbox-change.ts";
import { inboxEvent } from "../../../modules/message/inbox/inbox-topic.ts";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aSeeker } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { systemContext } from "../../request-context.ts";

let server: TestServer;
const clients: Client[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(() => server.close());

/** Everything that a socket is sent by a subscription, answers and errors alike. */
function listen(
  cookies: ReadonlyMap<string, string>,
  field: string,
): { conversationId?: string; unreadCount?: number; errors?: unknown }[] {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  class BrowserSocket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { cookie, origin: server.url } });
    }
  }
  const url = `${server.url.replace("http", "ws")}/graphql`;
  const client = createClient({ url, webSocketImpl: BrowserSocket, retryAttempts: 0 });
  clients.push(client);
  const heard: { conversationId?: string; unreadCount?: number; errors?: unknown }[] = [];
  const next = ({ data, errors }: { data?: Record<string, unknown> | null; errors?: unknown }) => {
    const change = data?.[field];
    heard.push({ ...(typeof change === "object" && change), ...(errors !== undefined && { errors }) });
  };
  client.subscribe(
    { query: `subscription { ${field} { conversationId unreadCount } }` },
    { next, error: (errors) => void heard.push({ errors }), complete: () => undefined },
  );
  return heard;
}

/** Two companies and two seekers; a conversation of each pair, of the operator with each side, and one that is hidden from the company. */
async function twoOfEach() {
  const em = server.em();
  const [company, otherCompany] = [aCompany(em), aCompany(em)];
  const [user, otherUser] = [aSeeker(em), aSeeker(em)];
  const times = { lastMessageAt: new Date(), createdAt: new Date() };
  const both = { kind: "SEEKER_COMPANY", ...times } as const;
  const made = {
    own: em.create(Conversation, { id: newId(), ...both, user, company, seekerUnread: 2, companyUnread: 5 }),
    otherCompanys: em.create(Conversation, { id: newId(), ...both, user, company: otherCompany }),
    otherSeekers: em.create(Conversation, { id: newId(), ...both, user: otherUser, company }),
    strangers: em.create(Conversation, { id: newId(), ...both, user: otherUser, company: otherCompany }),
    hidden: em.create(Conversation, { id: newId(), ...both, user, company, hiddenFromCompany: true }),
    operatorsWithSeeker: em.create(Conversation, { id: newId(), kind: "ADMIN_SEEKER", ...times, user }),
    operatorsWithCompany: em.create(Conversation, { id: newId(), kind: "ADMIN_COMPANY", ...times, company }),
    operatorsWithOther: em.create(Conversation, { id: newId(), kind: "ADMIN_COMPANY", ...times, company: otherCompany }),
  };
  await em.flush();
  return { company, user, made };
}

test.each([
  ["companyInboxChanged", ["own", "otherSeekers", "operatorsWithCompany"], 5],
  ["inboxChanged", ["own", "otherCompanys", "hidden", "operatorsWithSeeker"], 2],
] as const)("%s hears of its own conversations, once each, and of others not even an error", async (field, expected, unread) => {
  const { company, user, made } = await twoOfEach();
  const member = await server.asCompany("VIEWER", company);
  const seeker = await server.asSeeker(user);
  const heard = listen((field === "inboxChanged" ? seeker : member).cookies, field);
  const tell = (conversation: Conversation) => {
    const { topic, payload } = inboxEvent(conversation, null);
    server.services.pubSub.publish(topic, payload);
  };
  // The beginning of a subscription cannot be seen from outside: its first answer shows it.
  const beginning = setInterval(() => tell(made.own), 20);
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  clearInterval(beginning);
  // Other sessions of theirs ended: that has nothing to say to this one.
  for (const of of [{ companyId: company.id }, { userId: user.id }, { companyId: newId() }]) {
    const { topic, payload } = sessionsEnded(of);
    server.services.pubSub.publish(topic, payload);
  }
  for (const conversation of Object.values(made)) tell(conversation);
  const idsOf = new Map(Object.entries(made).map(([name, { id }]) => [id, name]));
  // Events come in order: one more of the own conversation shows that all before it were dealt with.
  tell(made.own);
  const later = () => heard.slice(heard.findLastIndex(({ conversationId }) => conversationId !== made.own.id) + 1);
  await expect.poll(() => (heard.some(({ conversationId }) => conversationId !== made.own.id) ? later().length : 0)).toBeGreaterThan(0);
  const names = heard.map(({ conversationId }) => idsOf.get(conversationId ?? "") ?? "nobody's");
  const others = names.filter((name) => name !== "own");
  expect(["own", ...others]).toEqual(expected);
  expect(heard.flatMap(({ errors }) => (errors === undefined ? [] : [errors]))).toEqual([]);
  expect(heard[0]?.unreadCount).toBe(unread);
});

test("a change is shown only within the side's own conversations, whoever let it through", async () => {
  const { company, user, made } = await twoOfEach();
  const { ctx } = systemContext(server.services, "test");
  const session = { sessionId: newId(), authenticatedAt: new Date() };
  const seeker = seekerSide({ viewer: { seeker: { kind: "SEEKER", userId: user.id, ...session } } });
  const member = {
    kind: "COMPANY",
    memberId: newId(),
    companyId: company.id,
    companyStatus: "ACTIVE",
    role: "VIEWER",
    ...session,
  } as const;
  const change = ({ id }: Conversation) => ({ conversationId: id, userId: user.id, companyId: company.id, messageId: null });
  const [forSeeker, forCompany] = [seeker, companySide({ viewer: { company: member } })].map(
    (side) => (conversation: Conversation) => presentInboxChange(ctx, side, change(conversation)),
  );
  expect(await forSeeker!(made.own)).toMatchObject({ conversationId: made.own.id, unreadCount: 2, message: null });
  expect(await forCompany!(made.own)).toMatchObject({ conversationId: made.own.id, unreadCount: 5, message: null });
  await expect(forSeeker!(made.otherSeekers)).rejects.toThrow();
  await expect(forCompany!(made.otherCompanys)).rejects.toThrow();
});

import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { ref } from "@mikro-orm/core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import type { OutsideAnswer, OutsidePost, PostOutside } from "../../../platform/outside/post-outside.ts";
import { newId } from "../../../shared/ids.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { InterviewSlot } from "../../entry/interview/interview-slot.entity.ts";
import { Conversation } from "../../message/conversation/conversation.entity.ts";
import { Message } from "../../message/message/message.entity.ts";
import { deliverWebhooks, forgetOldWebhookEvents } from "./deliver-webhooks.ts";
import { Webhook } from "./webhook.entity.ts";
import { WebhookEvent } from "./webhook-event.entity.ts";

const start = Date.now();
const at = (minutes: number) => new Date(start + minutes * 60_000);
const url = "https://hooks.example.jp/kotoba";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["asCompany"]>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(at(0));
  await server.em().nativeDelete(Webhook, {});
  owner = await server.asCompany("OWNER");
});

const create = (input: object, member = owner) =>
  member.graphql(
    "mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id scopes } secret errors { code path } } }",
    { input: { url, scopes: ["work"], ...input } },
  );
async function aWebhook(scopes: string[]): Promise<{ id: string; secret: string }> {
  const { webhook, secret, errors } = (await create({ scopes })).data.createWebhook;
  expect(errors).toEqual([]);
  return { id: webhook.id, secret };
}
const deliver = (post: PostOutside) => deliverWebhooks(systemContext(server.services, "test").ctx, post);
const eventsOf = (webhook: string) => server.em().find(WebhookEvent, { webhook }, { orderBy: { sequence: "asc" } });
const resend = (id: string) =>
  owner.graphql("mutation ($id: ID!) { resendWebhookEvent(input: { id: $id }) { event { state attempts } errors { code } } }", { id });

/** A receiver that keeps what it is sent, and answers as it is told. */
function receiver(answer: () => OutsideAnswer = () => ({ status: 204 })) {
  const got: OutsidePost[] = [];
  const post: PostOutside = (one) => {
    got.push(one);
    return Promise.resolve(answer());
  };
  return { got, post };
}

async function changeWork(times = 0): Promise<string> {
  const em = server.em();
  const work = aWork(em, em.merge(owner.company));
  await em.flush();
  for (let change = 0; change < times; change += 1)
    await server.em().execute("update work set version = version + 1 where id = ?", [work.id]);
  return work.id;
}

/** The signatures of a post that a secret makes. */
function isSignedBy({ headers, body }: OutsidePost, secret: string): boolean {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const text = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  return (headers["webhook-signature"] ?? "").split(" ").includes(`v1,${createHmac("sha256", key).update(text).digest("base64")}`);
}

describe("a webhook", () => {
  it("is told by its scopes what happens to works, entries, messages and slots, by identifiers only and signed", async () => {
    const { id, secret } = await aWebhook(["work", "entry", "message", "slot"]);
    const em = server.em();
    const company = em.merge(owner.company);
    const user = aSeeker(em);
    const work = aWork(em, company);
    const entry = anEntry(em, { user, work });
    const now = new Date();
    const conversation = em.create(Conversation, {
      id: newId(),
      kind: "SEEKER_COMPANY",
      user,
      company,
      lastMessageAt: now,
      createdAt: now,
    });
    const written = { senderKind: "SEEKER", senderId: user.id, body: "山田花子です", ruby: null, createdAt: now } as const;
    const message = em.create(Message, { id: newId(), conversation, operationId: newId(), ...written });
    const time = { startsAt: now, minutes: 30, way: "ONLINE", place: "https://meet.example.jp/1", createdAt: now } as const;
    const slot = em.create(InterviewSlot, { id: newId(), company, ...time });
    await em.flush();
    slot.takenBy = ref(entry);
    await em.flush();
    const { got, post } = receiver();
    while (await deliver(post));
    expect(got.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data])).toEqual(
      expect.arrayContaining([
        ["work.created", { workId: work.id }],
        ["entry.created", { entryId: entry.id, workId: work.id }],
        ["message.created", { messageId: message.id, conversationId: conversation.id }],
        ["slot.offered", { slotId: slot.id }],
        ["slot.taken", { slotId: slot.id }],
      ]),
    );
    for (const one of got) {
      expect(Object.keys(JSON.parse(one.body))).toEqual(["type", "timestamp", "data"]);
      expect([one.url, isSignedBy(one, secret), isSignedBy({ ...one, body: `${one.body} ` }, secret)]).toEqual([url, true, false]);
    }
    expect((await eventsOf(id)).every(({ state }) => state === "DELIVERED")).toBe(true);
  });

  it("is told nothing outside its scopes, of another company, or of what a seeker hides from the company", async () => {
    const { id } = await aWebhook(["entry"]);
    await changeWork();
    const other = await server.asCompany("OWNER");
    const em = server.em();
    const work = aWork(em, em.merge(other.company));
    anEntry(em, { user: aSeeker(em), work });
    anEntry(em, { user: aSeeker(em), work: aWork(em, em.merge(owner.company)) }, { hiddenFromCompany: true });
    await em.flush();
    expect(await eventsOf(id)).toEqual([]);
  });

  it("gets both signatures for a day after its secret was changed, then the new one only", async () => {
    const { id, secret } = await aWebhook(["work"]);
    const { data } = await owner.graphql("mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { secret errors { code } } }", {
      id,
    });
    const fresh = data.rotateWebhookSecret.secret;
    expect(fresh).not.toBe(secret);
    const { got, post } = receiver();
    await changeWork();
    await deliver(post);
    server.setNow(at(24 * 60 + 1));
    await changeWork();
    await deliver(post);
    expect(got.map((one) => [isSignedBy(one, secret), isSignedBy(one, fresh)])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it.each([
    { url: "http://hooks.example.jp/" },
    { url: "https://name:word@hooks.example.jp/" },
    { url: "https://127.0.0.1/" },
    { url: "https://[::1]/" },
    { url: "https://2130706433/" },
    { url: "https://localhost/" },
    { url: "nothing" },
    { scopes: [] },
  ])("is not made with %j", async (input) => {
    const { data } = await create(input);
    expect([data.createWebhook.webhook, data.createWebhook.errors[0]?.path[0]]).toEqual([null, Object.keys(input)[0]]);
  });

  it("is the owner's business, five at most, and shows its secret once", async () => {
    const recruiter = await server.asCompany("RECRUITER", owner.company);
    expect((await create({}, recruiter)).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    for (let made = 0; made < 5; made += 1) await aWebhook(["work"]);
    expect((await create({})).data.createWebhook.errors).toEqual([{ code: "WEBHOOK_LIMIT", path: [] }]);
    const foreign = await server.asCompany("OWNER");
    const { data } = await owner.graphql("{ webhooks { id } }");
    const ended = await foreign.graphql("mutation ($id: ID!) { endWebhook(input: { id: $id }) { endedId errors { code } } }", {
      id: data.webhooks[0].id,
    });
    expect(ended.data.endWebhook).toEqual({ endedId: null, errors: [{ code: "NOT_FOUND" }] });
  });
});

describe("an event", () => {
  it("is tried ten times over three days, then waits for an owner, who sends it again under its own id", async () => {
    const { id } = await aWebhook(["work"]);
    await changeWork();
    const { got, post } = receiver(() => ({ status: 302 }));
    for (let minutes = 0; minutes < 6 * 24 * 60; minutes += 60) {
      server.setNow(at(minutes));
      while (await deliver(post));
    }
    server.setNow(at(0));
    const dead = await owner.graphql(
      "{ webhookEvents(state: GIVEN_UP) { totalCount items { id type attempts lastAnswer webhook { url } } } }",
    );
    const [event] = dead.data.webhookEvents.items;
    expect(event).toMatchObject({ type: "work.created", attempts: 10, lastAnswer: "302", webhook: { url } });
    expect(new Set(got.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([event.id]));
    expect(got.length).toBe(10);
    expect((await resend(event.id)).data.resendWebhookEvent).toEqual({ event: { state: "WAITING", attempts: 0 }, errors: [] });
    const well = receiver();
    await deliver(well.post);
    expect([well.got[0]?.headers["webhook-id"], (await eventsOf(id))[0]?.state]).toEqual([event.id, "DELIVERED"]);
    const foreign = await server.asCompany("OWNER");
    expect(
      (await foreign.graphql("mutation ($id: ID!) { resendWebhookEvent(input: { id: $id }) { errors { code } } }", { id: event.id })).data,
    ).toEqual({ resendWebhookEvent: { errors: [{ code: "NOT_FOUND" }] } });
  });

  it("to a receiver that is gone ends the webhook", async () => {
    await aWebhook(["work"]);
    await changeWork();
    await deliver(receiver(() => ({ status: 410 })).post);
    expect((await owner.graphql("{ webhooks { id } }")).data.webhooks).toEqual([]);
  });

  it("is forgotten a month after it was delivered", async () => {
    const { id } = await aWebhook(["work"]);
    await changeWork();
    await deliver(receiver().post);
    await forgetOldWebhookEvents(server.em(), at(29 * 24 * 60));
    expect(await eventsOf(id)).toHaveLength(1);
    await forgetOldWebhookEvents(server.em(), at(31 * 24 * 60));
    expect(await eventsOf(id)).toHaveLength(0);
  });
});

it("a receiver that fails half the time loses nothing, hears of each object in order, and hears twice only under the same id", async () => {
  const { id } = await aWebhook(["work"]);
  const objects = await Promise.all(Array.from({ length: 12 }, () => changeWork(9)));
  const heard: string[] = [];
  let requests = 0;
  let failures = 0;
  // Half of what fails was heard: the answer is lost on the way back, so it must come again.
  const listener = createServer((request, response) => {
    request.resume().on("end", () => {
      requests += 1;
      const luck = Math.random();
      if (luck < 0.75) heard.push(String(request.headers["webhook-id"]));
      if (luck < 0.5) return response.writeHead(204).end();
      failures += 1;
      return luck < 0.75 ? request.socket.destroy() : response.writeHead(503).end();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => listener.once("listening", resolve));
  const address = listener.address();
  const port = typeof address === "object" ? address?.port : 0;
  const post: PostOutside = async ({ headers, body }) => {
    const { "content-length": _length, ...rest } = headers;
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers: rest, body }).catch(() => undefined);
    return answer ? { status: answer.status } : { failure: "CONNECTION" };
  };
  let minutes = 0;
  for (;;) {
    server.setNow(at((minutes += 60)));
    // Two processes look at the same moment.
    while ((await Promise.all([deliver(post), deliver(post)])).includes(true));
    const waiting = (await eventsOf(id)).filter(({ state }) => state !== "DELIVERED");
    if (waiting.length === 0) break;
    for (const { id: event, state } of waiting)
      if (state === "GIVEN_UP") await server.em().nativeUpdate(WebhookEvent, { id: event }, { state: "WAITING", attempts: 0, dueAt: null });
  }
  listener.close();
  const events = await eventsOf(id);
  expect(events).toHaveLength(120);
  expect(new Set(heard)).toEqual(new Set(events.map((event) => event.id)));
  const firsts = [...new Set(heard)];
  for (const object of objects) {
    const own = events.filter(({ objectId }) => objectId === object).map((event) => event.id);
    expect(firsts.filter((one) => own.includes(one))).toEqual(own);
  }
  expect(failures / requests).toBeGreaterThan(0.35);
  console.log(`${events.length} events, ${requests} requests, ${failures} failed, ${heard.length - firsts.length} heard twice`);
}, 120_000);

import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany, anEntry, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Conversation } from "../../message/conversation/conversation.entity.ts";
import { Message } from "../../message/message/message.entity.ts";
import { WorkEvent } from "../../work/posting/work-event.entity.ts";
import { EntryEvent } from "../entry/entry-event.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const at = new Date("2026-11-20T00:00:00Z");

test("the lists of applications and conversations tell how many there are and who did what", async () => {
  const seeker = await server.asSeeker();
  const em = server.em();
  const company = aCompany(em);
  const work = aWork(em, company);
  const user = em.merge(seeker.user);
  const entry = anEntry(em, { user, work });
  em.create(WorkEvent, { id: newId(), work, to: "OPEN", actorKind: "ADMIN", at });
  em.create(EntryEvent, { id: newId(), entry, to: "APPLIED", actorKind: "SEEKER", at });
  const between = { kind: "SEEKER_COMPANY", user, company, entry, lastMessageAt: at, createdAt: at } as const;
  const conversation = em.create(Conversation, { id: newId(), ...between });
  em.create(Message, { id: newId(), conversation, senderKind: "COMPANY", body: "はじめまして。", operationId: newId(), createdAt: at });
  await em.flush();

  const own = await seeker.graphql(
    "{ entries { totalCount items { events { by } } } conversations { totalCount items { lastMessage { by } } } }",
  );
  expect(own.errors).toEqual([]);
  expect(own.data.entries).toEqual({ totalCount: 1, items: [{ events: [{ by: "SEEKER" }] }] });
  expect(own.data.conversations).toEqual({ totalCount: 1, items: [{ lastMessage: { by: "COMPANY" } }] });

  const owner = await server.asCompany("OWNER", company);
  const theirs = await owner.graphql(
    "{ companyEntries { totalCount } companyConversations { totalCount } companyWorks { items { events { by } } } }",
  );
  expect(theirs.errors).toEqual([]);
  expect(theirs.data.companyEntries.totalCount).toBe(1);
  expect(theirs.data.companyConversations.totalCount).toBe(1);
  expect(theirs.data.companyWorks.items).toEqual([{ events: [{ by: "ADMIN" }] }]);
});

test("applications under way come nearest to their end first, without those that have ended", async () => {
  const seeker = await server.asSeeker();
  const em = server.em();
  const user = em.merge(seeker.user);
  const company = aCompany(em);
  const movedOn = (day: number) => new Date(`2026-11-${day}T00:00:00Z`);
  const moved = [
    ["APPLIED", 20],
    ["REJECTED", 21],
    ["OFFERED", 10],
    ["APPLIED", 22],
    ["SCHEDULING", 12],
    ["JOINED", 23],
  ] as const;
  for (const [status, day] of moved) anEntry(em, { user, work: aWork(em, company) }, { status, movedAt: movedOn(day) });
  await em.flush();
  const { data, errors } = await seeker.graphql("{ entriesUnderWay(first: 3) { status movedAt } }");
  expect(errors).toEqual([]);
  expect(data.entriesUnderWay.map(({ status, movedAt }: { status: string; movedAt: string }) => [status, movedAt.slice(0, 10)])).toEqual([
    ["OFFERED", "2026-11-10"],
    ["SCHEDULING", "2026-11-12"],
    ["APPLIED", "2026-11-22"],
  ]);
});

test("applications are told by whose turn it is: an offer and times to choose from wait for the seeker", async () => {
  const seeker = await server.asSeeker();
  const em = server.em();
  const user = em.merge(seeker.user);
  const company = aCompany(em);
  for (const status of ["APPLIED", "OFFERED", "SCHEDULING", "ACCEPTED", "WITHDRAWN"] as const) {
    anEntry(em, { user, work: aWork(em, company) }, { status });
  }
  await em.flush();
  const query = "query ($turn: EntryTurn) { entries(turn: $turn) { totalCount items { status } } }";
  const statesOf = async (turn: string | null) => {
    const { data } = await seeker.graphql(query, { turn });
    expect(data.entries.totalCount).toBe(data.entries.items.length);
    return data.entries.items.map(({ status }: { status: string }) => status).toSorted();
  };
  expect(await statesOf("YOURS")).toEqual(["OFFERED", "SCHEDULING"]);
  expect(await statesOf("THEIRS")).toEqual(["ACCEPTED", "APPLIED"]);
  expect(await statesOf("ENDED")).toEqual(["WITHDRAWN"]);
  expect(await statesOf(null)).toHaveLength(5);
});

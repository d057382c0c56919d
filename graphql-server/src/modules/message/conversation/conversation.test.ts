import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany, aMember, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { startConversation } from "./start-conversation.ts";

let postgres: TestPostgres;
let server: TestServer;

const send = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } errors { code } } }";
const answer = "mutation ($input: CompanySendMessageInput!) { companySendMessage(input: $input) { message { id } errors { code } } }";
const read =
  "mutation ($input: CompanyMarkConversationReadInput!) { companyMarkConversationRead(input: $input) { conversation { unreadCount } errors { code } } }";
const companyView =
  "query ($id: ID!) { companyConversation(id: $id) { unreadCount messages(first: 100) { items { id mine } } } viewer { company { unreadCount } } }";

async function converse() {
  const em = server.em();
  const at = new Date("2026-11-01T00:00:00Z");
  const company = aCompany(em);
  const user = aSeeker(em);
  const work = aWork(em, company, { title: "接客", status: "OPEN", publishedAt: at, infoUpdatedAt: at });
  const stamps = { consentVersion: "1", consentedAt: at, movedAt: at, createdAt: at, updatedAt: at };
  const entry = em.create(Entry, { id: newId(), user, work, company, operationId: newId(), ...stamps });
  const conversation = startConversation(em, { entry, message: "", now: at });
  await em.flush();
  return { id: conversation.id, seeker: await server.asSeeker(user), recruiter: await server.asCompany("RECRUITER", company), company };
}

function write(client: TestClient, conversationId: string, operationId = newId()) {
  return client.graphql(send, { input: { conversationId, body: "こんにちは", operationId } });
}

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
});

afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

describe("a conversation", () => {
  it("counts every message once when twenty-five are sent at the same time", async () => {
    const { id, seeker, recruiter } = await converse();
    await Promise.all(Array.from({ length: 25 }, () => write(seeker, id)));
    const { data } = await recruiter.graphql(companyView, { id });
    expect(data.companyConversation.unreadCount).toBe(25);
    expect(data.viewer.company.unreadCount).toBe(25);
    expect(data.companyConversation.messages.items).toHaveLength(25);
  });

  it("keeps what came after the last message that was shown as unread", async () => {
    const { id, seeker, recruiter } = await converse();
    await write(seeker, id);
    const shown = (await recruiter.graphql(companyView, { id })).data.companyConversation.messages.items[0].id;
    await write(seeker, id);
    await write(seeker, id);
    const marked = await recruiter.graphql(read, { input: { conversationId: id, upToMessageId: shown } });
    expect(marked.data.companyMarkConversationRead.conversation.unreadCount).toBe(2);
  });

  it("stores one message for the same operation, twenty times", async () => {
    const { id, seeker, recruiter } = await converse();
    const operationId = newId();
    const sent = await Promise.all(Array.from({ length: 20 }, () => write(seeker, id, operationId)));
    expect(new Set(sent.map(({ data }) => data.sendMessage.message?.id)).size).toBe(1);
    expect((await recruiter.graphql(companyView, { id })).data.companyConversation.unreadCount).toBe(1);
  });

  it("loses no second text that comes under the same operation", async () => {
    const { id, seeker } = await converse();
    const operationId = newId();
    await write(seeker, id, operationId);
    const input = { conversationId: id, body: "べつの話", operationId };
    expect((await seeker.graphql(send, { input })).data.sendMessage).toEqual({ message: null, errors: [{ code: "OPERATION_CONFLICT" }] });
  });

  it("is closed to other seekers, other companies and those who only read", async () => {
    const { id, company } = await converse();
    const stranger = await write(await server.asSeeker(), id);
    expect(stranger.data.sendMessage.errors[0].code).toBe("NOT_FOUND");
    const input = { conversationId: id, body: "x", operationId: newId() };
    const other = await (await server.asCompany("OWNER")).graphql(answer, { input });
    expect(other.data.companySendMessage.errors[0].code).toBe("NOT_FOUND");
    const viewer = await (await server.asCompany("VIEWER", company)).graphql(answer, { input });
    expect(viewer.errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });

  it("says of a company that is suspended or gone that it cannot be written to, as a message would be refused", async () => {
    const { id, seeker, company } = await converse();
    const reachable = async () =>
      (await seeker.graphql("query ($id: ID!) { conversation(id: $id) { isReachable } }", { id })).data.conversation.isReachable;
    expect(await reachable()).toBe(true);
    for (const status of ["SUSPENDED", "CLOSED"] as const) {
      await server.em().nativeUpdate(Company, { id: company.id }, { status });
      expect(await reachable()).toBe(false);
      expect((await write(seeker, id)).data.sendMessage.errors[0].code).toBe("RECIPIENT_UNREACHABLE");
    }
  });

  it("mails the other side once while it has not read", async () => {
    const { id, seeker } = await converse();
    const before = (await server.mails()).length;
    await write(seeker, id);
    await write(seeker, id);
    const mails = (await server.mails()).slice(0, (await server.mails()).length - before);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("メッセージが届きました")]);
  });

  it("mails a company in the language of whoever reads its mails", async () => {
    const { id, seeker, company } = await converse();
    const em = server.em();
    aMember(em, em.merge(company), { email: company.contactEmail, locale: "en" });
    await em.flush();
    await write(seeker, id);
    expect((await waitingMails(server.em(), company.contactEmail))[0]?.subject).toContain("New message from");
  });
});

import { type GraphQLField, getNamedType, isObjectType } from "graphql";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { EntryNote } from "../../modules/entry/applicant/entry-note.entity.ts";
import { Scorecard } from "../../modules/entry/applicant/scorecard.entity.ts";
import type { Entry } from "../../modules/entry/entry/entry.entity.ts";
import { EntryEvent } from "../../modules/entry/entry/entry-event.entity.ts";
import { InterviewOffer } from "../../modules/entry/interview/interview-offer.entity.ts";
import { InterviewSlot } from "../../modules/entry/interview/interview-slot.entity.ts";
import type { Conversation } from "../../modules/message/conversation/conversation.entity.ts";
import { startConversation } from "../../modules/message/conversation/start-conversation.ts";
import { inboxEvent } from "../../modules/message/inbox/inbox-topic.ts";
import { restTable } from "../../rest/routes.ts";
import { newId } from "../../shared/ids.ts";
import { anEntry, aSeeker, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { askDeeply, minimalOperation } from "../../testing/operations/minimal-operation.ts";
import { waitingMails } from "../../testing/outbox.ts";
import { aCredential, goodPassword } from "../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createSchema } from "../create-schema.ts";
import { leftApplicants } from "./left-applicants.ts";

type Field = GraphQLField<unknown, unknown>;

const canary = "canary5d1e";
const phone = "+819055551111";
const schema = createSchema();
const queries: Field[] = Object.values(schema.getQueryType()?.getFields() ?? {});
const start = new Date("2026-11-23T03:00:00Z");

/** Mutations whose answer shows an application, a conversation or a message. */
const mutations: Field[] = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) => {
  const payload = getNamedType(type);
  const shown = isObjectType(payload) ? Object.values(payload.getFields()).map((field) => String(getNamedType(field.type))) : [];
  return shown.some((name) => name in leftApplicants);
});

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["asCompany"]>>;
let entry: Entry;
let conversation: Conversation;
let messageId: string;
let email: string;
/** Signed addresses that the company was given before. */
let links: string[];
const own =
  "companyEntry(id: $entry) { resume { url } } companyConversation(id: $conversation) { messages { items { attachment { url } } } }";

async function upload(client: TestClient, as: string, purpose: string): Promise<string> {
  const form = new FormData();
  form.append("as", as);
  form.append("purpose", purpose);
  form.append("file", new Blob([`%PDF-1.4\n1 0 obj<<>>endobj\n% ${canary}\ntrailer<<>>\n%%EOF`]), `${canary}.pdf`);
  return (await (await client.post("/api/upload", form, { "x-api-version": "1" })).json()).attachment.id;
}

async function write(client: TestClient, as: "COMPANY" | "SEEKER"): Promise<string> {
  const [name, type] = as === "COMPANY" ? ["companySendMessage", "CompanySendMessageInput"] : ["sendMessage", "SendMessageInput"];
  const attachmentId = await upload(client, as, "MESSAGE");
  const input = { conversationId: conversation.id, body: `${canary} 様`, operationId: newId(), attachmentId };
  const { data } = await client.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { message { id } errors { code } } }`, {
    input,
  });
  expect(data[name].errors).toEqual([]);
  return data[name].message.id;
}

/** An applicant whose canary is in everything that a company may read of a person. */
async function apply(): Promise<TestClient> {
  const em = server.em();
  email = `${canary}-${newId()}@example.jp`;
  const history = { name: canary, detail: canary, from: "2020-04", to: null };
  const names = { familyName: canary, givenName: canary, familyNameKana: canary, givenNameKana: canary, latinName: canary };
  const facts = { city: canary, introduction: canary, education: [history], workHistory: [history], otherLanguages: [canary], phone };
  const user = aSeeker(em, { email }, { ...names, ...facts });
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  await em.flush();
  const seeker = await server.asSeeker(user);
  const resume = await upload(seeker, "SEEKER", "RESUME");
  const answers = [{ questionId: "a", question: "b", answer: canary }];
  entry = anEntry(em, { user, work: aWork(em, em.merge(owner.company)) }, { message: canary, answers, resume });
  conversation = startConversation(em, { entry, message: canary, now: start });
  conversation.subject = canary;
  conversation.companyUnread = 0;
  const at = { createdAt: start, updatedAt: start };
  em.create(EntryEvent, { id: newId(), entry, to: "APPLIED", actorKind: "SEEKER", actorId: user.id, reason: canary, at: start });
  em.create(EntryNote, { id: newId(), entry, member: owner.member.id, body: canary, createdAt: start });
  em.create(Scorecard, { id: newId(), entry, member: owner.member.id, recommendation: "YES", comment: canary, ...at });
  const when = { startsAt: new Date("2026-12-01T03:00:00Z"), minutes: 30, way: "PHONE" as const, place: canary };
  const slot = em.create(InterviewSlot, {
    id: newId(),
    company: owner.company.id,
    ...when,
    takenBy: entry,
    takenAt: start,
    createdAt: start,
  });
  em.create(InterviewOffer, { id: newId(), entry, slot, createdAt: start });
  await em.flush();
  messageId = await write(owner, "COMPANY");
  await write(seeker, "SEEKER");
  return seeker;
}

const marked = (text: string) => text.includes(canary) || text.includes(phone.slice(1)) || text.includes(phone.slice(3));

/** Every place of the company's area, over every door for reading, that shows something of the applicant. */
async function placesThatShow(): Promise<string[]> {
  const found = new Set<string>();
  const look = (where: string, text: string) => marked(text) && found.add(where);
  for (const field of queries) {
    const takesId = field.args.some(({ type }) => String(type) === "ID!");
    for (const id of takesId ? [entry.id, conversation.id] : [entry.id]) {
      const { data, errors } = await askDeeply(owner, field, { id, depth: 3 });
      look(`Query.${field.name}`, JSON.stringify([data, errors]));
    }
  }
  for (const { path } of restTable.filter(({ method }) => method === "GET")) {
    const response = await owner.get(`${path.replace("{id}", entry.id)}?id=${entry.id}`, { "x-api-version": "1" });
    look(path, await response.text());
  }
  look("export", await (await owner.post("/api/company/entry/export", {}, { "x-api-version": "1" })).text());
  for (const [index, link] of links.entries()) look(`file ${index}`, await (await owner.get(link, { "x-api-version": "1" })).text());
  return [...found].toSorted();
}

async function figures() {
  const { data } = await owner.graphql(
    `query ($keyword: String!) { companyEntries(filter: { keyword: $keyword }) { totalCount } viewer { company { unreadCount } } }`,
    { keyword: canary },
  );
  return { named: data.companyEntries.totalCount, unread: data.viewer.company.unreadCount };
}

const mailsToCompany = async () => (await waitingMails(server.em(), owner.company.contactEmail)).map((mail) => JSON.stringify(mail));

async function cancel(seeker: TestClient): Promise<void> {
  const input = { password: goodPassword, understood: true, reasons: [], comment: null };
  const text = "mutation ($input: CancelAccountInput!) { cancelAccount(input: $input) { errors { code } } }";
  expect((await seeker.graphql(text, { input })).data.cancelAccount.errors).toEqual([]);
}

async function signIn(): Promise<void> {
  const text = "mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }";
  expect((await server.anonymous().graphql(text, { input: { email, password: goodPassword } })).data.signIn.errors).toEqual([]);
}

let before: string[];
let figuresBefore: Awaited<ReturnType<typeof figures>>;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(start);
  owner = await server.asCompany("OWNER");
  const seeker = await apply();
  const { data } = await owner.graphql(`query ($entry: ID!, $conversation: ID!) { ${own} }`, {
    entry: entry.id,
    conversation: conversation.id,
  });
  const files = data.companyConversation.messages.items.flatMap(
    ({ attachment }: { attachment: { url: string } | null }) => attachment ?? [],
  );
  links = [data.companyEntry.resume, ...files].map(({ url }) => url);
  before = await placesThatShow();
  figuresBefore = await figures();
  expect((await mailsToCompany()).some(marked)).toBe(true);
  await cancel(seeker);
});
afterAll(() => server.close());

describe("an applicant who asked to leave", () => {
  it("was to be read in lists, details, conversations, exports and files", () => {
    expect(before).toEqual(expect.arrayContaining(["Query.companyEntries", "Query.companyEntry", "Query.companyEntryBoard", "export"]));
    expect(before).toEqual(
      expect.arrayContaining(["Query.companyConversation", "Query.companyConversations", "file 0", "file 1", "file 2"]),
    );
    expect(figuresBefore).toEqual({ named: 1, unread: 1 });
  });

  it("is nowhere to be read by the company, over no door", async () => {
    expect(await placesThatShow()).toEqual([]);
    expect(await figures()).toEqual({ named: 0, unread: 0 });
  });

  it("stands in no answer to an act of the company's either", async () => {
    expect(mutations.length).toBeGreaterThan(8);
    for (const field of mutations) {
      for (const id of [entry.id, conversation.id, messageId]) {
        const { data, errors } = await owner.graphql(minimalOperation({ kind: "mutation", field, id, depth: 3 }));
        expect([field.name, marked(JSON.stringify([data, errors]))]).toEqual([field.name, false]);
      }
    }
    const read = { conversationId: conversation.id, upToMessageId: messageId };
    const text = `mutation ($input: CompanyMarkConversationReadInput!) { companyMarkConversationRead(input: $input) {
      conversation { counterpartName subject lastMessage { body } messages { items { body } } } errors { code } } }`;
    expect((await owner.graphql(text, { input: read })).data.companyMarkConversationRead).toEqual({
      conversation: { counterpartName: "退会した応募者", subject: null, lastMessage: null, messages: { items: [] } },
      errors: [],
    });
  });

  it("is told over no socket, although its events still come", async () => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    class BrowserSocket extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: { cookie, origin: server.url } });
      }
    }
    const client = createClient({ url: `${server.url.replace("http", "ws")}/graphql`, webSocketImpl: BrowserSocket, retryAttempts: 0 });
    const query = `subscription { companyInboxChanged {
      conversationId unreadCount totalUnreadCount message { id body bodyRuby senderName attachment { url fileName } } } }`;
    const events = client.iterate({ query });
    const { topic, payload } = inboxEvent(conversation, messageId);
    const telling = setInterval(() => server.services.pubSub.publish(topic, payload), 20);
    const { value } = await events.next();
    clearInterval(telling);
    await client.dispose();
    expect(value.errors).toBeUndefined();
    expect(value.data.companyInboxChanged).toMatchObject({ conversationId: conversation.id, unreadCount: 0, totalUnreadCount: 0 });
    expect(value.data.companyInboxChanged.message).toMatchObject({ id: messageId, body: "", attachment: null });
    expect(marked(JSON.stringify(value))).toBe(false);
  });

  it("is in no mail to the company: those that waited are gone, those about the leaving name nobody", async () => {
    const mails = await mailsToCompany();
    expect(mails.filter(marked)).toEqual([]);
    expect(mails.filter((mail) => mail.includes("退会した応募者")).length).toBe(2);
  });

  it.each([
    ["ja", "退会した応募者"],
    ["en", "Applicant who has left"],
    ["ja-x-easy", "やめた 応募者"],
  ])("has words for a name, and the history stays (%s)", async (locale, name) => {
    const text = `query ($entry: ID!, $conversation: ID!) {
      companyEntry(id: $entry) { status events { to reason } applicant { displayName hasLeft isReachable email } }
      companyConversation(id: $conversation) { counterpartName hasLeft isReachable } }`;
    const { data } = await owner.graphql(text, { entry: entry.id, conversation: conversation.id }, { "accept-language": locale });
    expect(data.companyEntry).toEqual({
      status: "ACCOUNT_CLOSED",
      events: [
        { to: "APPLIED", reason: null },
        { to: "ACCOUNT_CLOSED", reason: null },
      ],
      applicant: { displayName: name, hasLeft: true, isReachable: false, email: "" },
    });
    expect(data.companyConversation).toEqual({ counterpartName: name, hasLeft: true, isReachable: false });
  });

  it("is not written to or about", async () => {
    const act = async (name: string, type: string, input: object) =>
      (await owner.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { errors { code } } }`, { input })).data[name].errors[0]
        .code;
    const message = { conversationId: conversation.id, body: "こんにちは", operationId: newId() };
    expect(await act("companySendMessage", "CompanySendMessageInput", message)).toBe("RECIPIENT_UNREACHABLE");
    expect(await act("addEntryNote", "AddEntryNoteInput", { entryId: entry.id, body: "a" })).toBe("APPLICANT_LEFT");
    expect(await act("saveScorecard", "SaveScorecardInput", { entryId: entry.id, recommendation: "NO" })).toBe("APPLICANT_LEFT");
  });

  it("is still there for the operator", async () => {
    const operator = await server.asAdmin("OPERATOR");
    const { data } = await operator.graphql("query ($id: ID!) { adminSeeker(id: $id) { seeker { name email } } }", { id: entry.user.id });
    expect(JSON.stringify(data)).toContain(email);
  });

  it("is hidden alike while the operator has suspended the account", async () => {
    const id = entry.user.id;
    await server.em().execute("update users set status = 'SUSPENDED' where id = ?", [id]);
    expect(await placesThatShow()).toEqual([]);
    await server.em().execute("update users set status = 'CANCELLING' where id = ?", [id]);
  });

  it("is back with everything after signing in, but on the board of open applications, which stay ended", async () => {
    await signIn();
    expect(await placesThatShow()).toEqual(before.filter((place) => place !== "Query.companyEntryBoard"));
    expect((await figures()).named).toBe(1);
  });
});

describe("the list of what is withheld", () => {
  it.each(Object.entries(leftApplicants))("decides about every field of %s", (name, { withheld, kept }) => {
    const type = schema.getType(name);
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
    expect([...Object.keys(withheld), ...kept].toSorted()).toEqual(fields.toSorted());
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { NotificationSetting } from "../../account/notification/notification-setting.entity.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { startConversation } from "../conversation/start-conversation.ts";
import { Message } from "../message/message.entity.ts";
import { unsearched } from "../message/message.search-index.ts";

let server: TestServer;
let operator: Awaited<ReturnType<TestServer["asAdmin"]>>;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.asAdmin("OPERATOR");
});
afterAll(() => server.close());

const fields = `thread { id subject recipientName unreadCount readByRecipientAt lastMessageByRecipient
  messages { items { id body by senderName fileName fileUrl } } } errors { code path }`;
const start = `mutation ($input: StartThreadInput!) { startThread(input: $input) { ${fields} } }`;
const reply = `mutation ($input: ReplyToThreadInput!) { replyToThread(input: $input) { ${fields} } }`;
const markRead = `mutation ($input: MarkThreadReadInput!) { markThreadRead(input: $input) { ${fields} } }`;
const list = `query ($audience: MailingAudience!, $filter: OperatorThreadFilter, $first: Int! = 50, $after: String) {
  operatorThreads(audience: $audience, filter: $filter, first: $first, after: $after) {
    items { id subject recipientName unreadCount preview } pageInfo { endCursor hasNextPage } totalCount } }`;
const seekerInbox = `{ conversations(first: 20) { items { id kind subject counterpartName unreadCount lastMessage { body by senderName mine } } }
  viewer { seeker { unreadCount } } }`;
const companyInbox = "{ companyConversations(first: 20) { items { id kind subject counterpartName unreadCount entry { id } } } }";
const seekerWrites = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } errors { code } } }";
const companyWrites =
  "mutation ($input: CompanySendMessageInput!) { companySendMessage(input: $input) { message { id } errors { code } } }";

const text = (recipientId: string, change: object = {}) => ({
  audience: "SEEKER",
  recipientId,
  subject: "ご本人の確認のお願い",
  body: "登録のお名前を確認させてください。",
  operationId: newId(),
  ...change,
});
const write = async (input: object, client: TestClient = operator) => (await client.graphql(start, { input })).data.startThread;

describe("a message from the operator to a seeker", () => {
  it("stands in the seeker's inbox as from the operator, can be answered, and both sides see what was read", async () => {
    const seeker = await server.asSeeker();
    const { thread: conversation } = await write(text(seeker.user.id));
    expect(conversation).toMatchObject({ subject: "ご本人の確認のお願い", recipientName: "山田 花子", readByRecipientAt: null });
    const inbox = (await seeker.graphql(seekerInbox)).data;
    expect(inbox.viewer.seeker.unreadCount).toBe(1);
    expect(inbox.conversations.items).toEqual([
      {
        id: conversation.id,
        kind: "ADMIN_SEEKER",
        subject: "ご本人の確認のお願い",
        counterpartName: "運営",
        unreadCount: 1,
        lastMessage: { body: "登録のお名前を確認させてください。", by: "ADMIN", senderName: "運営", mine: false },
      },
    ]);
    const sent = await seeker.graphql(seekerWrites, {
      input: { conversationId: conversation.id, body: "山田花子です。", operationId: newId() },
    });
    expect(sent.data.sendMessage.errors).toEqual([]);
    const read = "mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) { conversation { unreadCount } } }";
    const first = conversation.messages.items[0].id;
    const marked = await seeker.graphql(read, { input: { conversationId: conversation.id, upToMessageId: first } });
    expect(marked.data.markConversationRead.conversation.unreadCount).toBe(0);
    const waiting = (await operator.graphql(list, { audience: "SEEKER", filter: { unreadOnly: true } })).data.operatorThreads;
    expect(waiting.items).toEqual([expect.objectContaining({ id: conversation.id, unreadCount: 1, preview: "山田花子です。" })]);
    const answered = (
      await operator.graphql(reply, { input: { threadId: conversation.id, body: "ありがとうございます。", operationId: newId() } })
    ).data;
    expect(answered.replyToThread.thread.readByRecipientAt).not.toBeNull();
    const [newest, theirs] = answered.replyToThread.thread.messages.items;
    expect([newest.by, newest.senderName, theirs.by, theirs.senderName]).toEqual(["ADMIN", operator.admin.name, "SEEKER", "山田 花子"]);
    const seen = (await operator.graphql(markRead, { input: { threadId: conversation.id, upToMessageId: newest.id } })).data.markThreadRead
      .thread;
    expect(seen.unreadCount).toBe(0);
  });

  it("is mailed once while it waits, and not to those who do not want mails", async () => {
    const [wants, quiet] = [await server.asSeeker(), await server.asSeeker()];
    const em = server.em();
    em.create(NotificationSetting, { user: quiet.user.id, family: "MESSAGE", email: false });
    await em.flush();
    const { thread: conversation } = await write(text(wants.user.id));
    await operator.graphql(reply, { input: { threadId: conversation.id, body: "追伸です。", operationId: newId() } });
    await write(text(quiet.user.id));
    const mails = await server.mails();
    const to = (address: string) => mails.filter((mail) => mail.to.includes(address)).map(({ subject, text }) => ({ subject, text }));
    expect(to(wants.user.email)).toEqual([
      { subject: expect.stringContaining("運営"), text: expect.stringContaining(`/user/message?id=${conversation.id}`) },
    ]);
    expect(to(quiet.user.email)).toEqual([]);
  });

  it("is written once for the same operation", async () => {
    const em = server.em();
    const user = aSeeker(em);
    await em.flush();
    const input = text(user.id);
    const answers = await Promise.all([write(input), write(input), write(input)]);
    expect(new Set(answers.map(({ thread: conversation }) => conversation.id)).size).toBe(1);
    expect(await server.em().count(Conversation, { user: user.id })).toBe(1);
    const other = await write(input, await server.asAdmin("OWNER"));
    expect(other.errors[0].code).toBe("OPERATION_CONFLICT");
    expect((await write({ ...input, body: "べつの話" })).errors[0].code).toBe("OPERATION_CONFLICT");
  });

  it.each([
    ["to nobody", { recipientId: newId() }, "NOT_FOUND"],
    ["without a subject", { subject: " " }, "REQUIRED"],
    ["that is too long", { body: "あ".repeat(4_001) }, "TOO_LONG"],
  ])("%s is refused", async (_, change, code) => {
    const { user } = await server.asSeeker();
    expect((await write(text(user.id, change))).errors[0].code).toBe(code);
  });

  it.each(["SUSPENDED", "ERASED"] as const)("to a %s account is refused, as are a company's messages", async (status) => {
    const em = server.em();
    const company = await server.asCompany("RECRUITER");
    const user = aSeeker(em, { status });
    const entry = anEntry(em, { user, work: aWork(em, em.merge(company.company)) });
    const conversation = startConversation(em, { entry, message: "よろしくお願いします。", now: new Date() });
    await em.flush();
    expect((await write(text(user.id))).errors[0].code).toBe("RECIPIENT_UNREACHABLE");
    const input = { conversationId: conversation.id, body: "面接の件です。", operationId: newId() };
    expect((await company.graphql(companyWrites, { input })).data.companySendMessage.errors[0].code).toBe("RECIPIENT_UNREACHABLE");
  });
});

describe("a message from the operator to a company", () => {
  it("is read by every member, answered by recruiters, and closed to other companies", async () => {
    const recruiter = await server.asCompany("RECRUITER");
    const viewer = await server.asCompany("VIEWER", recruiter.company);
    const { thread: conversation } = await write(text(recruiter.company.id, { audience: "COMPANY" }));
    for (const member of [recruiter, viewer]) {
      expect((await member.graphql(companyInbox)).data.companyConversations.items).toEqual([
        { id: conversation.id, kind: "ADMIN_COMPANY", subject: conversation.subject, counterpartName: "運営", unreadCount: 1, entry: null },
      ]);
    }
    const input = { conversationId: conversation.id, body: "承知しました。", operationId: newId() };
    expect((await recruiter.graphql(companyWrites, { input })).data.companySendMessage.errors).toEqual([]);
    expect((await viewer.graphql(companyWrites, { input: { ...input, operationId: newId() } })).errors[0]?.extensions?.code).toBe(
      "FORBIDDEN",
    );
    const stranger = await server.asCompany("OWNER");
    const foreign = await stranger.graphql(companyWrites, { input: { ...input, operationId: newId() } });
    expect(foreign.data.companySendMessage.errors[0].code).toBe("NOT_FOUND");
    expect((await stranger.graphql(companyInbox)).data.companyConversations.items).toEqual([]);
  });

  it("opens the file that came with an answer, and no other file", async () => {
    const owner = await server.asCompany();
    const { thread: conversation } = await write(text(owner.company.id, { audience: "COMPANY" }));
    const em = server.em();
    const { key, sha256 } = await server.services.storage.put(Buffer.from("%PDF-1.4"));
    const file = {
      ownerKind: "COMPANY",
      ownerId: owner.company.id,
      fileName: "登記.pdf",
      mimeType: "application/pdf",
      byteSize: 8,
      sha256,
    } as const;
    const own = em.create(Attachment, { id: newId(), ...file, purpose: "MESSAGE", storageKey: key, state: "CLEAN", createdAt: new Date() });
    await em.flush();
    const input = { conversationId: conversation.id, body: "添付します。", attachmentId: own.id, operationId: newId() };
    // Sent to somebody else too: which of the two messages is found first must not matter.
    const other = await write(text((await server.asSeeker()).user.id));
    const elsewhere = { id: newId(), conversation: other.thread.id, body: "", createdAt: new Date(), ...unsearched } as const;
    em.create(Message, { ...elsewhere, senderKind: "COMPANY", senderId: owner.member.id, operationId: newId(), attachment: own });
    await em.flush();
    await server.em().nativeUpdate(Conversation, { id: other.thread.id }, { kind: "SEEKER_COMPANY" });
    await owner.graphql(companyWrites, { input });
    const query = "query ($id: ID!) { operatorThread(id: $id) { messages { items { fileName fileUrl } } } }";
    const [message] = (await operator.graphql(query, { id: conversation.id })).data.operatorThread.messages.items;
    expect(message.fileName).toBe("登記.pdf");
    expect((await operator.get(message.fileUrl)).status).toBe(200);
    const editor = await server.asAdmin("EDITOR");
    expect((await editor.get(message.fileUrl)).status).toBe(403);
    await server.em().nativeUpdate(Conversation, { id: conversation.id }, { kind: "SEEKER_COMPANY" });
    expect((await operator.get(message.fileUrl)).status).toBe(404);
  });
});

describe("the operator's conversations", () => {
  it("are found by subject and by the recipient's name, page by keyset, and hold nothing of what seekers and companies say", async () => {
    const em = server.em();
    const company = await server.asCompany();
    const conversation = startConversation(em, {
      entry: anEntry(em, { user: aSeeker(em), work: aWork(em, em.merge(company.company)) }),
      message: "応募します。",
      now: new Date(),
    });
    const user = aSeeker(em, {}, { familyName: "綾小路", givenName: "翠", familyNameKana: "アヤノコウジ" });
    await em.flush();
    for (const subject of ["確認一", "確認二", "確認三"]) await write(text(user.id, { subject }));
    const ask = async (filter: object, page: object = {}) =>
      (await operator.graphql(list, { audience: "SEEKER", filter, ...page })).data.operatorThreads;
    expect((await ask({ keyword: "あやのこうじ" })).totalCount).toBe(3);
    expect((await ask({ keyword: "確認二" })).items.map(({ subject }: { subject: string }) => subject)).toEqual(["確認二"]);
    expect((await ask({ recipientId: user.id })).totalCount).toBe(3);
    const first = await ask({ recipientId: user.id }, { first: 2 });
    const rest = await ask({ recipientId: user.id }, { first: 2, after: first.pageInfo.endCursor });
    const subjects = [...first.items, ...rest.items].map(({ subject }: { subject: string }) => subject);
    expect([subjects, rest.pageInfo.hasNextPage]).toEqual([["確認三", "確認二", "確認一"], false]);
    const one = "query ($id: ID!) { operatorThread(id: $id) { id } }";
    expect((await operator.graphql(one, { id: conversation.id })).data.operatorThread).toBeNull();
    const input = { threadId: conversation.id, body: "割り込み", operationId: newId() };
    expect((await operator.graphql(reply, { input })).data.replyToThread.errors[0].code).toBe("NOT_FOUND");
    const count = (size: number) => statementsOf(server.services.database, () => ask({}, { first: size }));
    expect((await count(1)).length).toBe((await count(3)).length);
  });

  it("offer people who can read a message", async () => {
    const em = server.em();
    const can = aSeeker(em, {}, { familyName: "宇多田" });
    aSeeker(em, { status: "SUSPENDED" }, { familyName: "宇多田" });
    await em.flush();
    const query =
      "query ($keyword: String!, $audience: MailingAudience!) { messageRecipients(audience: $audience, keyword: $keyword) { id name note } }";
    const found = (await operator.graphql(query, { keyword: "宇多田", audience: "SEEKER" })).data.messageRecipients;
    expect(found).toEqual([{ id: can.id, name: "宇多田 花子", note: can.email }]);
  });

  it("leave nothing of a person behind whose account is erased", async () => {
    const seeker = await server.asSeeker();
    const { thread: conversation } = await write(text(seeker.user.id));
    const erase = "mutation ($input: EraseSeekerInput!) { eraseSeeker(input: $input) { errors { code } } }";
    const input = { id: seeker.user.id, version: 1, ground: "OWN_REQUEST", reason: "請求" };
    expect((await operator.graphql(erase, { input })).data.eraseSeeker.errors).toEqual([]);
    const [message] = await server.em().find(Message, { conversation: conversation.id });
    expect(message?.body).toBe("");
    const query = "query ($id: ID!) { operatorThread(id: $id) { subject recipientName } }";
    expect((await operator.graphql(query, { id: conversation.id })).data.operatorThread).toEqual({
      subject: "",
      recipientName: "退会した方",
    });
  });
});

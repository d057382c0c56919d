import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany, aMember, aSeeker } from "../../../testing/factories.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { NotificationSetting } from "../../account/notification/notification-setting.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { OutboxMail } from "../../base/jobs/outbox-mail.entity.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { Message } from "../message/message.entity.ts";
import { MailingBatch } from "./mailing-batch.entity.ts";
import { sendMailings } from "./send-mailings.ts";

let postgres: TestPostgres;
let server: TestServer;
let operator: Awaited<ReturnType<TestServer["asAdmin"]>>;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase(), env: { FURIGANA_OFF: "1" } });
  operator = await server.asAdmin("OPERATOR");
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

const fields = "id status recipientCount sentCount skippedCount readCount adminName endedAt";
const start = `mutation ($input: StartMailingInput!) { startMailing(input: $input) { mailing { ${fields} } errors { code message } } }`;
const stop = `mutation ($input: StopMailingInput!) { stopMailing(input: $input) { mailing { ${fields} } errors { code } } }`;
const show = `query ($id: ID!) { mailing(id: $id) { ${fields} } }`;
const count =
  "query ($audience: MailingAudience!, $filter: MailingFilter!) { mailingRecipientCount(audience: $audience, filter: $filter) }";

/** Each test has people of its own: those who registered on its day. */
let day = 0;
async function people(howMany: number, change: object = {}) {
  day += 1;
  const from = new Date(Date.UTC(2020, 0, day));
  const em = server.em();
  const users = Array.from({ length: howMany }, () => aSeeker(em, { createdAt: from, ...change }));
  await em.flush();
  const before = new Date(from.getTime() + 86_400_000);
  return { users, filter: { registeredFrom: from.toISOString(), registeredBefore: before.toISOString() } };
}
const text = (filter: object, confirmedCount: number, change: object = {}) => ({
  audience: "SEEKER",
  filter,
  subject: "メンテナンスのお知らせ",
  body: "11月30日の深夜にサイトを止めます。",
  confirmedCount,
  operationId: newId(),
  ...change,
});
const send = async (input: object) => (await operator.graphql(start, { input })).data.startMailing;
const run = () => sendMailings(systemContext(server.services, "test").ctx);
const runAll = async () => {
  while ((await run()) > 0);
};
const state = async (id: string) => (await operator.graphql(show, { id })).data.mailing;

describe("a mailing", () => {
  it("reaches everybody the filter means exactly once, however often and in however many processes the task runs", async () => {
    const { users, filter } = await people(450);
    expect((await operator.graphql(count, { audience: "SEEKER", filter })).data.mailingRecipientCount).toBe(450);
    const { mailing } = await send(text(filter, 450));
    expect(mailing).toMatchObject({ status: "SENDING", recipientCount: 450, sentCount: 0 });
    await Promise.all([run(), run(), run()]);
    await runAll();
    expect(await state(mailing.id)).toMatchObject({ status: "SENT", sentCount: 450, skippedCount: 0, adminName: operator.admin.name });
    const conversations = await server.em().find(Conversation, { mailing: mailing.id });
    expect(new Set(conversations.map(({ user }) => user?.id))).toEqual(new Set(users.map(({ id }) => id)));
    expect(conversations).toHaveLength(450);
    expect(await server.em().count(Message, { conversation: { mailing: mailing.id } })).toBe(450);
    const mails = await server.em().count(OutboxMail, { recipient: { $in: users.map(({ email }) => email) } });
    expect(mails).toBe(450);
  });

  it("that breaks in the middle of a batch leaves nothing of it and goes on when it is tried again", async () => {
    const { users, filter } = await people(250);
    const { mailing } = await send(text(filter, 250));
    const unlucky = users.map(({ id }) => id).toSorted()[220];
    const em = server.em();
    await em.execute(`alter table conversation add constraint unlucky check (user_id <> '${unlucky}')`);
    await expect(runAll()).rejects.toThrow();
    expect(await server.em().count(Conversation, { mailing: mailing.id })).toBe(200);
    expect(await state(mailing.id)).toMatchObject({ status: "SENDING", sentCount: 200 });
    await em.execute("alter table conversation drop constraint unlucky");
    await runAll();
    expect(await state(mailing.id)).toMatchObject({ status: "SENT", sentCount: 250 });
    expect(await server.em().count(Conversation, { mailing: mailing.id })).toBe(250);
  });

  it("leaves out who cannot read any more, and mails only those who want mails", async () => {
    const { users, filter } = await people(3);
    const [gone, quiet, told] = users;
    const { mailing } = await send(text(filter, 3));
    const em = server.em();
    await em.nativeUpdate(User, { id: gone?.id }, { status: "SUSPENDED" });
    em.create(NotificationSetting, { user: quiet?.id ?? "", family: "MESSAGE", email: false });
    await em.flush();
    await runAll();
    expect(await state(mailing.id)).toMatchObject({ sentCount: 2, skippedCount: 1 });
    const mails = await server.em().find(OutboxMail, { recipient: { $in: users.map(({ email }) => email) } });
    expect(mails.map(({ recipient }) => recipient)).toEqual([told?.email]);
  });

  it("counts who has read it", async () => {
    const { users, filter } = await people(2);
    const { mailing } = await send(text(filter, 2));
    await runAll();
    const seeker = await server.asSeeker(users[0]);
    const inbox = (await seeker.graphql("{ conversations(first: 1) { items { id subject lastMessage { id body } } } }")).data.conversations
      .items;
    expect(inbox[0]).toMatchObject({ subject: "メンテナンスのお知らせ", lastMessage: { body: "11月30日の深夜にサイトを止めます。" } });
    expect((await state(mailing.id)).readCount).toBe(0);
    const read = "mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) { errors { code } } }";
    await seeker.graphql(read, { input: { conversationId: inbox[0].id, upToMessageId: inbox[0].lastMessage.id } });
    expect((await state(mailing.id)).readCount).toBe(1);
  });

  it("goes to the number that was confirmed or to nobody, and once for the same operation", async () => {
    const { filter } = await people(2);
    const refused = await send(text(filter, 1));
    expect(refused.errors[0]).toMatchObject({ code: "RECIPIENTS_CHANGED", message: expect.stringContaining("2") });
    expect(await server.em().count(MailingBatch, { sentAt: null })).toBe(0);
    const input = text(filter, 2);
    const [one, again] = [await send(input), await send(input)];
    expect(one.mailing.id).toBe(again.mailing.id);
    expect((await send({ ...input, subject: "べつの件" })).errors[0]).toMatchObject({ code: "OPERATION_CONFLICT" });
    await runAll();
    expect(await server.em().count(AuditEvent, { action: "mailing.start", objectId: one.mailing.id })).toBe(1);
  });

  it("can be stopped while it is being sent, not after", async () => {
    const { filter } = await people(1);
    const { mailing } = await send(text(filter, 1));
    expect((await operator.graphql(stop, { input: { id: mailing.id } })).data.stopMailing.mailing.status).toBe("STOPPED");
    await runAll();
    expect(await server.em().count(Conversation, { mailing: mailing.id })).toBe(0);
    expect((await operator.graphql(stop, { input: { id: mailing.id } })).data.stopMailing.errors[0].code).toBe("ILLEGAL_TRANSITION");
  });

  it("chooses companies by state and plan, never those that cannot sign in", async () => {
    const em = server.em();
    const createdAt = new Date("2019-03-03T00:00:00Z");
    const active = aCompany(em, { createdAt });
    await em.flush();
    aMember(em, active, { locale: "en" });
    aCompany(em, { createdAt, status: "PENDING" });
    aCompany(em, { createdAt, status: "SUSPENDED" });
    aCompany(em, { createdAt, plan: "STANDARD" });
    await em.flush();
    const filter = { registeredFrom: "2019-03-01T00:00:00Z", registeredBefore: "2019-04-01T00:00:00Z" };
    const howMany = async (change: object) =>
      (await operator.graphql(count, { audience: "COMPANY", filter: { ...filter, ...change } })).data.mailingRecipientCount;
    expect([await howMany({}), await howMany({ companyStatuses: ["PENDING"] }), await howMany({ plans: ["STANDARD"] })]).toEqual([3, 1, 1]);
    const only = { ...filter, companyStatuses: ["ACTIVE"], plans: ["FREE"] };
    await send(text(only, 1, { audience: "COMPANY" }));
    await runAll();
    expect((await server.em().find(Conversation, { company: active.id })).map(({ kind }) => kind)).toEqual(["ADMIN_COMPANY"]);
    expect((await waitingMails(server.em(), active.contactEmail))[0]?.subject).toContain("New message from");
    const wrong = await operator.graphql(count, { audience: "COMPANY", filter: { companyStatuses: ["CLOSED"] } });
    expect(wrong.errors[0]?.extensions?.code).toBe("INVALID");
  });

  it("costs as many statements for a full batch as for a small one", async () => {
    const [few, many] = [await people(2), await people(100)];
    const cost = async ({ filter, users }: Awaited<ReturnType<typeof people>>) => {
      await send(text(filter, users.length, { body: "plain" }));
      // To its end, however long that takes: a run that stops half-way sends fewer.
      return (await statementsOf(server.services.database, () => sendMailings(systemContext(server.services, "test").ctx, Infinity)))
        .length;
    };
    expect(await cost(many)).toBe(await cost(few));
  });
});

describe("templates", () => {
  const save =
    "mutation ($input: SaveMessageTemplateInput!) { saveMessageTemplate(input: $input) { template { id version name } errors { code } } }";
  const remove = "mutation ($input: DeleteMessageTemplateInput!) { deleteMessageTemplate(input: $input) { deletedId errors { code } } }";
  const list = "query ($audience: MailingAudience!) { messageTemplates(audience: $audience) { id name subject body version } }";
  const text = { audience: "SEEKER", name: "本人確認", subject: "ご本人の確認", body: "お名前を確認させてください。" };
  const write = async (input: object) => (await operator.graphql(save, { input })).data.saveMessageTemplate;

  it("are kept, changed once per version, named once and forgotten", async () => {
    const { template } = await write(text);
    expect((await write(text)).errors[0].code).toBe("NAME_TAKEN");
    expect((await write({ ...text, audience: "COMPANY" })).errors).toEqual([]);
    const changed = await write({ ...text, id: template.id, version: template.version, name: "本人確認（再）" });
    expect(changed.template.name).toBe("本人確認（再）");
    expect((await write({ ...text, id: template.id, version: template.version })).errors[0].code).toBe("STALE_VERSION");
    expect((await operator.graphql(list, { audience: "SEEKER" })).data.messageTemplates).toHaveLength(1);
    expect((await operator.graphql(remove, { input: { id: template.id } })).data.deleteMessageTemplate.deletedId).toBe(template.id);
    expect((await operator.graphql(remove, { input: { id: template.id } })).data.deleteMessageTemplate.errors[0].code).toBe("NOT_FOUND");
  });
});

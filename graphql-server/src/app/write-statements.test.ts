import { afterAll, beforeAll, expect, test } from "vitest";
import { startConversation } from "../modules/message/conversation/start-conversation.ts";
import { newId } from "../shared/ids.ts";
import { statementsOf } from "../testing/database/count-statements.ts";
import { aCompany, anEntry, aWork } from "../testing/factories.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let seeker: Awaited<ReturnType<TestServer["asSeeker"]>>;
beforeAll(async () => {
  server = await startTestServer();
  seeker = await server.asSeeker();
});
afterAll(() => server.close());

/** The job of a mail is written by the queue's library, in a statement of its own. */
const ofQueue = /boss\./;

/** Sends a mutation and counts what went to the database for it: the session, begin and commit included. */
async function count(
  name: string,
  type: string,
  asked: string,
  input: object,
): Promise<{ data: { [key: string]: never }; statements: string[] }> {
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code } ${asked} } }`;
  let data: { [key: string]: never } = {};
  const sent = await statementsOf(server.services.database, async () => {
    const answer = await seeker.graphql(text, { input });
    expect(answer.errors).toEqual([]);
    expect(answer.data[name].errors).toEqual([]);
    data = answer.data[name];
  });
  const statements = sent.filter((text) => !ofQueue.test(text));
  // The counter sees statements at all.
  expect(statements.length).toBeGreaterThan(1);
  return { data, statements };
}

async function anOpenWork() {
  const em = server.em();
  const work = aWork(em, aCompany(em));
  await em.flush();
  return work;
}

test("liking and unliking take three statements at most", async () => {
  const { id } = await anOpenWork();
  const liked = await count("likeWork", "LikeWorkInput", "work { id liked }", { workId: id });
  expect(liked.data).toMatchObject({ work: { id, liked: true } });
  expect(liked.statements.length, liked.statements.join("\n")).toBeLessThanOrEqual(3);
  const unliked = await count("unlikeWork", "UnlikeWorkInput", "work { id liked }", { workId: id });
  expect(unliked.data).toMatchObject({ work: { id, liked: false } });
  expect(unliked.statements.length, unliked.statements.join("\n")).toBeLessThanOrEqual(3);
});

test("a message takes six statements at most, with the mail that tells of it and without", async () => {
  const em = server.em();
  const entry = anEntry(em, { user: em.merge(seeker.user), work: aWork(em, aCompany(em)) });
  const conversation = startConversation(em, { entry, message: "", now: new Date() });
  await em.flush();
  const mails = async () => (await server.em().execute("select 1 from outbox_mail where template = 'message-received'")).length;
  for (const told of [1, 1]) {
    const input = { conversationId: conversation.id, body: "よろしくお願いします。", operationId: newId() };
    const { statements } = await count("sendMessage", "SendMessageInput", "message { id }", input);
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(6);
    expect(await mails()).toBe(told);
  }
});

test("saving a draft takes five statements at most, and applying twenty in all its three requests", async () => {
  const { id: workId } = await anOpenWork();
  const draft = { workId, message: "応募します。", answers: [] };
  const asked = "draft { id version confirmed message resume { id } }";
  const first = await count("saveEntryDraft", "SaveEntryDraftInput", asked, draft);
  expect(first.statements.length, first.statements.join("\n")).toBeLessThanOrEqual(5);
  const again = await count("saveEntryDraft", "SaveEntryDraftInput", asked, { ...draft, version: 1, message: "ぜひ応募します。" });
  expect(again.data).toMatchObject({ draft: { version: 2, message: "ぜひ応募します。" } });
  expect(again.statements.length, again.statements.join("\n")).toBeLessThanOrEqual(5);
  const confirmed = await count("confirmEntryDraft", "ConfirmEntryDraftInput", asked, { workId, version: 2 });
  expect(confirmed.data).toMatchObject({ draft: { version: 3, confirmed: true } });
  const sent = await count("submitEntry", "SubmitEntryInput", "entry { id }", {
    workId,
    draftVersion: 3,
    consent: true,
    operationId: newId(),
  });
  const all = [...again.statements, ...confirmed.statements, ...sent.statements];
  expect(all.length, all.join("\n")).toBeLessThanOrEqual(20);
  const [written] = await server.em().execute<object[]>(
    `select w.entry_count, (select count(*)::int from entry_draft d where d.work_id = w.id) as drafts, e.message <> '' as has_message,
       (select count(*)::int from entry_event v where v.entry_id = e.id) as events, c.company_unread,
       (select count(*)::int from message m where m.conversation_id = c.id) as messages,
       (select count(*)::int from outbox_mail where template in ('entry-sent', 'entry-received')) as mails
     from work w join entry e on e.work_id = w.id join conversation c on c.entry_id = e.id where w.id = ?`,
    [workId],
  );
  expect(written).toEqual({ entry_count: 1, drafts: 0, has_message: true, events: 1, company_unread: 1, messages: 1, mails: 2 });
});

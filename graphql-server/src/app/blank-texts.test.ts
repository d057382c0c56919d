import { stringify } from "csv-stringify/sync";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startConversation } from "../modules/message/conversation/start-conversation.ts";
import { Message } from "../modules/message/message/message.entity.ts";
import { Work } from "../modules/work/posting/work.entity.ts";
import { replyAddress } from "../platform/mail/in/reply-address.ts";
import { newId } from "../shared/ids.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../testing/factories.ts";
import type { TestClient } from "../testing/http-client.ts";
import { changeWork, lawfulInput } from "../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { openMailIn } from "./mail/mail-in.ts";

const unseen = "\u200b\u2060\u3164\u{e0020}";
const domain = "reply.example.jp";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { MAIL_IN_PORT: "0", MAIL_IN_DOMAIN: domain } });
});
afterAll(() => server?.close());

async function refusals(client: TestClient, name: string, input: object) {
  const text = `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { errors { code path } } }`;
  const { data, errors } = await client.graphql(text, { input });
  expect(errors).toEqual([]);
  return data[name].errors;
}
const missing = (...path: string[]) => [{ code: "REQUIRED", path }];

async function converse() {
  const em = server.em();
  const company = aCompany(em);
  const user = aSeeker(em);
  const entry = anEntry(em, { user, work: aWork(em, company) });
  const { id } = startConversation(em, { entry, message: "", now: new Date() });
  await em.flush();
  const count = () => server.em().count(Message, { conversation: id });
  return { id, entry, user, company, count };
}

describe("a text that nobody can see is no text", () => {
  it("in a message of either side, and in an answer by mail", async () => {
    const { id, user, company, count } = await converse();
    const message = { conversationId: id, body: unseen, operationId: newId() };
    expect(await refusals(await server.asSeeker(user), "sendMessage", message)).toEqual(missing("body"));
    expect(await refusals(await server.asCompany("RECRUITER", company), "companySendMessage", message)).toEqual(missing("body"));
    const port = await openMailIn(server.services);
    const to = replyAddress({ kind: "conversation", id }, { reader: user.email, domain, hmacs: server.services.secrets.hmacs });
    const transport = createTransport({ host: "127.0.0.1", port: port?.port ?? 0, ignoreTLS: true });
    const mail = { from: user.email, to, subject: "Re:", text: unseen, encoding: "base64" };
    await expect(transport.sendMail(mail)).rejects.toMatchObject({ responseCode: 550 });
    await port?.close();
    expect(await count()).toBe(0);
  });

  it("in an application's letter, which is then none, and in an answer that the posting demands", async () => {
    const em = server.em();
    const question = { id: newId(), text: "志望動機は何ですか。", required: true };
    const work = aWork(em, aCompany(em), { screeningQuestions: [question] });
    await em.flush();
    const seeker = await server.asSeeker();
    const answers = [{ questionId: question.id, answer: unseen }];
    const input = { workId: work.id, message: unseen, answers };
    const { data } = await seeker.graphql(
      "mutation ($input: SaveEntryDraftInput!) { saveEntryDraft(input: $input) { draft { version message answers { answer } } errors { code } } }",
      { input },
    );
    expect(data.saveEntryDraft).toMatchObject({ draft: { message: "" }, errors: [] });
    const { version } = data.saveEntryDraft.draft;
    expect(await refusals(seeker, "confirmEntryDraft", { workId: work.id, version })).toEqual(missing("answers", question.id));
  });

  it("in what a visitor asks, in a note about an applicant, and in what the operator writes", async () => {
    const { entry, user, company } = await converse();
    const inquiry = { category: "OTHER", email: "unseen@example.jp", agreed: true, operationId: newId() };
    expect(await refusals(server.anonymous(), "sendInquiry", { ...inquiry, name: "山田", body: unseen })).toEqual(missing("body"));
    expect(await refusals(server.anonymous(), "sendInquiry", { ...inquiry, name: unseen, body: "質問" })).toEqual(missing("name"));
    const recruiter = await server.asCompany("RECRUITER", company);
    expect(await refusals(recruiter, "addEntryNote", { entryId: entry.id, body: unseen })).toEqual(missing("body"));
    const operator = await server.asAdmin("OPERATOR");
    const question = { audience: "SEEKER", recipientId: user.id, subject: unseen, body: "本文", operationId: newId() };
    expect(await refusals(operator, "startThread", question)).toEqual(missing("subject"));
  });

  it("in a posting that is to be published, by the form and by a file", async () => {
    const company = await server.asCompany();
    const content = { ...lawfulInput, title: unseen, description: `${unseen}\n\u3000` };
    const { work } = await changeWork(company, "createWork", { operationId: newId(), content });
    expect(work?.title).toBe("");
    const { errors } = await changeWork(company, "submitWork", { id: work?.id, version: work?.version });
    expect(errors.map(({ path }) => path.join("."))).toEqual(expect.arrayContaining(["content.title", "content.description"]));
    const form = new FormData();
    form.append("file", new Blob([stringify([{ 件名: unseen, 基本給の下限: "1300" }], { header: true, bom: true })]), "works.csv");
    const answer = await company.post("/api/company/work/import", form, { "x-api-version": "1" });
    const [row] = (await answer.json()).rows;
    expect(row).toMatchObject({ outcome: "CREATED", problems: [] });
    expect((await server.em().findOne(Work, { id: row.workId }))?.title).toBe("");
  });

  it("in news that are to be published, also between tags and as references of HTML", async () => {
    const editor = await server.asAdmin("EDITOR");
    const content = { category: "NEWS", topic: "SERVICE", audience: "PUBLIC", title: "題名", summary: unseen };
    const written = { ...content, bodyHtml: "<p>&#8203;\u2060</p><p>&zwj;</p>" };
    const text = "mutation ($input: CreateNewsInput!) { createNews(input: $input) { news { id version } errors { code } } }";
    const { data } = await editor.graphql(text, { input: { content: written, operationId: newId() } });
    const { id, version } = data.createNews.news;
    expect(await refusals(editor, "publishNews", { id, version })).toEqual([...missing("summary"), ...missing("bodyHtml")]);
    expect(await refusals(editor, "createNews", { content: { ...written, title: unseen }, operationId: newId() })).toEqual(
      missing("content", "title"),
    );
  });
});

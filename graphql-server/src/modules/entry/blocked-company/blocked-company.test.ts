import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany, anEntry, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { startConversation } from "../../message/conversation/start-conversation.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { Entry } from "../entry/entry.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const lists = `{ companyEntries { totalCount items { id } } companyConversations { totalCount items { id } }
  companyDashboard { newEntryCount activeEntryCount unreadCount } viewer { company { unreadCount } } }`;

/** A seeker who applied to a company and wrote to it, with a file. */
async function applied() {
  const seeker = await server.asSeeker();
  const form = new FormData();
  form.append("as", "SEEKER");
  form.append("purpose", "RESUME");
  form.append("file", new Blob(["%PDF-1.4\n%%EOF"]), "履歴書.pdf");
  const resume = (await (await seeker.post("/api/upload", form, { "x-api-version": "1" })).json()).attachment.id;
  const em = server.em();
  const company = aCompany(em);
  const entry = anEntry(em, { user: em.merge(seeker.user), work: aWork(em, company) }, { resume });
  const conversation = startConversation(em, { entry, message: "こんにちは", now: new Date() });
  await em.flush();
  const boss = await server.asCompany("OWNER", company);
  const { data } = await boss.graphql("query ($id: ID!) { companyEntry(id: $id) { resume { url } } }", { id: entry.id });
  return { seeker, boss, company, entry, conversation, fileUrl: data.companyEntry.resume.url };
}

async function change(
  client: { graphql: TestServer["anonymous"] extends () => infer C ? (C extends { graphql: infer G } ? G : never) : never },
  name: string,
  companyId: string,
) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const answer = await client.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { companyId errors { code } } }`, {
    input: { companyId },
  });
  return answer.data[name];
}

describe("a blocked company", () => {
  it("sees nothing of the seeker: no application, no conversation, no file, no number", async () => {
    const { seeker, boss, company, entry, conversation, fileUrl } = await applied();
    expect((await boss.graphql(lists)).data.companyEntries.totalCount).toBe(1);
    expect((await boss.get(fileUrl)).status).toBe(200);
    expect(await change(seeker, "blockCompany", company.id)).toEqual({ companyId: company.id, errors: [] });
    expect(await server.em().findOneOrFail(Entry, { id: entry.id })).toMatchObject({ status: "WITHDRAWN", hiddenFromCompany: true });
    const { data } = await boss.graphql(lists);
    expect(data).toMatchObject({
      companyEntries: { totalCount: 0, items: [] },
      companyConversations: { totalCount: 0, items: [] },
      companyDashboard: { newEntryCount: 0, activeEntryCount: 0, unreadCount: 0 },
      viewer: { company: { unreadCount: 0 } },
    });
    expect((await boss.get(fileUrl)).status).toBe(404);
    const one = "query ($e: ID!, $c: ID!) { companyEntry(id: $e) { id } companyConversation(id: $c) { id } }";
    expect((await boss.graphql(one, { e: entry.id, c: conversation.id })).data).toEqual({ companyEntry: null, companyConversation: null });
    const input = { conversationId: conversation.id, body: "もしもし", operationId: newId() };
    const sent = await boss.graphql(
      "mutation ($input: CompanySendMessageInput!) { companySendMessage(input: $input) { errors { code } } }",
      { input },
    );
    expect(sent.data.companySendMessage.errors).toEqual([{ code: "NOT_FOUND" }]);
  });

  it("gets no application and no message until it is unblocked; then what was there is there again", async () => {
    const { seeker, boss, company, entry, conversation } = await applied();
    await change(seeker, "blockCompany", company.id);
    const em = server.em();
    const work = await em.findOneOrFail(Work, { id: entry.work.id });
    const draft = { workId: work.id, message: "", answers: [] };
    const save = () =>
      seeker.graphql("mutation ($input: SaveEntryDraftInput!) { saveEntryDraft(input: $input) { errors { code } } }", { input: draft });
    expect((await save()).data.saveEntryDraft.errors).toEqual([{ code: "COMPANY_BLOCKED" }]);
    const input = { conversationId: conversation.id, body: "もしもし", operationId: newId() };
    const sent = await seeker.graphql("mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { code } } }", { input });
    expect(sent.data.sendMessage.errors).toEqual([{ code: "COMPANY_BLOCKED" }]);
    expect((await seeker.graphql("{ blockedCompanies { id } }")).data.blockedCompanies).toEqual([{ id: company.id }]);
    expect(await change(seeker, "unblockCompany", company.id)).toEqual({ companyId: company.id, errors: [] });
    expect((await save()).data.saveEntryDraft.errors).toEqual([]);
    expect((await boss.graphql(lists)).data.companyEntries.items).toEqual([{ id: entry.id }]);
  });

  it("is found by its name, and one that is not there cannot be blocked", async () => {
    const seeker = await server.asSeeker();
    const em = server.em();
    const company = aCompany(em, { name: "百%商店", nameEn: "Hyaku Stores" });
    await em.flush();
    const find = async (keyword: string) =>
      (await seeker.graphql("query ($keyword: String!) { companiesNamed(keyword: $keyword) { id name } }", { keyword })).data
        .companiesNamed;
    expect(await find("百%")).toEqual([{ id: company.id, name: "百%商店" }]);
    expect(await find("hyaku")).toEqual([{ id: company.id, name: "百%商店" }]);
    expect(await find(" ")).toEqual([]);
    expect(await change(seeker, "blockCompany", newId())).toEqual({ companyId: null, errors: [{ code: "NOT_FOUND" }] });
  });
});

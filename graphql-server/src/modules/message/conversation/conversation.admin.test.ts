import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { Message } from "../message/message.entity.ts";
import { indexMessages, messageSearchColumns } from "../message/message.search-index.ts";
import { Conversation } from "./conversation.entity.ts";
import { startConversation } from "./start-conversation.ts";

let server: TestServer;
let operator: Awaited<ReturnType<TestServer["asAdmin"]>>;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.asAdmin("OPERATOR");
});
afterAll(() => server.close());

const list = `query ($filter: AdminConversationFilter, $first: Int! = 50, $after: String) {
  adminConversations(filter: $filter, first: $first, after: $after) {
    items { id companyName seekerName workTitle messageCount } pageInfo { endCursor hasNextPage } totalCount } }`;
const one = "query ($id: ID!) { adminConversation(id: $id) { readableUntil messages { items { body by senderName fileUrl } } } }";
const look = `mutation ($input: LookIntoConversationInput!) { lookIntoConversation(input: $input) {
  conversation { messages { items { body } } } errors { code } } }`;
const path = "/api/admin/message/download";

/** A conversation of a company of its own, begun at a time. */
async function converse(texts: readonly string[], at = new Date("2026-11-01T00:00:00Z")) {
  const em = server.em();
  const company = aCompany(em);
  const user = aSeeker(em);
  const entry = anEntry(em, { user, work: aWork(em, company, { title: "調理補助" }) });
  const [first = "", ...rest] = texts;
  const conversation = startConversation(em, { entry, message: first, now: at });
  for (const [index, body] of rest.entries()) {
    const sent = { senderKind: "COMPANY", body, ...messageSearchColumns(body), operationId: newId() } as const;
    em.create(Message, { id: newId(), conversation, ...sent, createdAt: new Date(at.getTime() + (index + 1) * 60_000) });
  }
  await em.flush();
  return { id: conversation.id, company, user };
}
const found = async (filter: object) =>
  (await operator.graphql(list, { filter })).data.adminConversations.items.map(({ id }: { id: string }) => id);

describe("the list of conversations", () => {
  it("finds by words of any message, by company and by day, and shows no word of them", async () => {
    const { id, company } = await converse(["応募します。合言葉は紫陽花です。", "ＬＩＮＥで連絡をください。"]);
    const other = await converse(["別の会社です。紫陽花は好きです。"], new Date("2025-01-01T00:00:00Z"));
    expect(new Set(await found({ text: "紫陽花" }))).toEqual(new Set([id, other.id]));
    expect(await found({ text: "紫陽花 line" })).toEqual([]);
    expect(await found({ text: "line" })).toEqual([id]);
    expect(await found({ text: "紫陽花", company: company.id })).toEqual([id]);
    expect(await found({ text: "紫陽花", company: company.name })).toEqual([id]);
    expect(await found({ text: "紫陽花", before: "2025-06-01T00:00:00Z" })).toEqual([other.id]);
    expect(await found({ text: "紫陽花", from: "2025-06-01T00:00:00Z" })).toEqual([id]);
    expect(await found({ company: "ないしゃめい" })).toEqual([]);
    expect(await found({ text: "☆" })).toEqual([]);
    const { data } = await operator.graphql(list, { filter: { company: company.id } });
    expect(data.adminConversations.items).toEqual([
      { id, companyName: company.name, seekerName: "山田 花子", workTitle: "調理補助", messageCount: 2 },
    ]);
    const page = await (await operator.get(`/api/admin/message?company=${company.id}`)).text();
    expect([page.includes("紫陽花"), page.includes(id)]).toEqual([false, true]);
  });

  it("pages by keyset and costs as many statements for many as for few", async () => {
    const { company } = await converse(["一"]);
    const em = server.em();
    for (let index = 0; index < 6; index += 1) {
      const entry = anEntry(em, { user: aSeeker(em), work: aWork(em, em.merge(company)) });
      startConversation(em, { entry, message: "同時", now: new Date("2026-10-10T00:00:00Z") });
    }
    await em.flush();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { items: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } = (
        await operator.graphql(list, { filter: { company: company.id }, first: 3, after })
      ).data.adminConversations;
      seen.push(...page.items.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
    const count = (first: number) => statementsOf(server.services.database, () => operator.graphql(list, { first }));
    expect((await count(2)).length).toBe((await count(6)).length);
  });

  it("also finds what was written before there was a search", async () => {
    const { id } = await converse(["万年筆の件です。"]);
    await server.em().nativeUpdate(Message, { conversation: id }, { searchKey: null, searchTokens: [] });
    expect(await found({ text: "万年筆" })).toEqual([]);
    await indexMessages(server.em(), "MISSING");
    expect(await found({ text: "万年筆" })).toEqual([id]);
  });
});

describe("what was said", () => {
  it("opens for half an hour to the session that has given a reason, which is on record", async () => {
    const start = new Date("2026-11-21T03:00:00Z");
    server.setNow(start);
    const [admin, colleague] = [await server.asAdmin("OPERATOR"), await server.asAdmin("OPERATOR")];
    const { id } = await converse(["口外しないでください。"]);
    const read = async (client: typeof admin) => (await client.graphql(one, { id })).data.adminConversation;
    expect(await read(admin)).toEqual({ readableUntil: null, messages: null });
    const refused = await admin.graphql(look, { input: { id, reason: "  " } });
    expect(refused.data.lookIntoConversation.errors[0].code).toBe("REQUIRED");
    const opened = await admin.graphql(look, { input: { id, reason: "通報の確認" } });
    expect(opened.data.lookIntoConversation.conversation.messages.items).toEqual([{ body: "口外しないでください。" }]);
    expect((await read(admin)).messages.items[0]).toMatchObject({ by: "SEEKER", senderName: "山田 花子", fileUrl: null });
    expect((await read(colleague)).messages).toBeNull();
    const rest = await (await admin.get(`/api/admin/message?id=${id}`)).json();
    expect(rest.conversation.messages.items[0].body).toBe("口外しないでください。");
    expect((await (await colleague.get(`/api/admin/message?id=${id}`)).json()).conversation.messages).toBeNull();
    const events = await server.em().find(AuditEvent, { action: "conversation.look", objectId: id });
    expect(events.map(({ actorId, detail }) => [actorId, detail])).toEqual([[admin.admin.id, { reason: "通報の確認" }]]);
    server.setNow(new Date(start.getTime() + 29 * 60_000));
    expect((await read(admin)).messages).not.toBeNull();
    server.setNow(new Date(start.getTime() + 30 * 60_000));
    expect((await read(admin)).messages).toBeNull();
    server.setNow(new Date());
  });

  it("is never of the operator's own conversations, and closed to other roles", async () => {
    const em = server.em();
    const own = em.create(Conversation, {
      id: newId(),
      kind: "ADMIN_SEEKER",
      user: aSeeker(em),
      lastMessageAt: new Date(),
      createdAt: new Date(),
    });
    await em.flush();
    expect((await operator.graphql(one, { id: own.id })).data.adminConversation).toBeNull();
    const answer = await operator.graphql(look, { input: { id: own.id, reason: "確認" } });
    expect(answer.data.lookIntoConversation.errors[0].code).toBe("NOT_FOUND");
    for (const [client, status] of [
      [server.anonymous(), 401],
      [await server.asSeeker(), 401],
      [await server.asCompany(), 401],
      [await server.asAdmin("EDITOR"), 403],
      [await server.asAdmin("ACCOUNTANT"), 403],
    ] as const) {
      for (const page of ["/api/admin/message", `${path}?reason=x`])
        expect([page, (await client.get(page)).status]).toEqual([page, status]);
    }
  });
});

describe("the download", () => {
  const rowsOf = async (query: string) => {
    const response = await operator.get(`${path}?${query}`);
    expect(response.status).toBe(200);
    const text = Buffer.from(await response.arrayBuffer()).toString("utf8");
    const rows: string[][] = parse(text, { bom: true });
    return { text, rows: rows.slice(1), response };
  };

  it("is every message once, oldest first, for spreadsheets, with nothing they would run", async () => {
    const texts = [
      '=HYPERLINK("http://x")',
      "+81 90",
      "＝１＋１",
      '二行\n"引用", 三',
      ...Array.from({ length: 1_100 }, (_, index) => `本文${index}`),
    ];
    const { company } = await converse(texts);
    const { text, rows, response } = await rowsOf(`reason=${encodeURIComponent("監査")}&company=${company.id}`);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/);
    expect([text.startsWith("\u{feff}"), text.endsWith("\r\n")]).toEqual([true, true]);
    expect(rows).toHaveLength(texts.length);
    expect(new Set(rows.map((row) => row.at(-1))).size).toBe(texts.length);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect(rows[0]?.slice(0, 5)).toEqual(["2026-11-01 09:00:00", company.name, "調理補助", "山田 花子", "求職者"]);
    expect([rows[3]?.[6], rows.at(-1)?.[6]]).toEqual(['二行\n"引用", 三', "本文1099"]);
    const audit = await server.em().findOneOrFail(AuditEvent, { action: "message.export" }, { orderBy: { at: "desc" } });
    expect(audit.detail).toMatchObject({ reason: "監査", company: company.id });
  });

  it("follows words and days", async () => {
    await converse(["鶴の話", "亀の話"], new Date("2024-02-02T00:00:00Z"));
    expect((await rowsOf(`reason=x&text=${encodeURIComponent("鶴の")}`)).rows.map((row) => row[6])).toEqual(["鶴の話"]);
    const day = await rowsOf("reason=x&from=2024-02-02T00:00:30Z&before=2024-02-03T00:00:00Z");
    expect(day.rows.map((row) => row[6])).toEqual(["亀の話"]);
  });

  it("without a reason says who wrote when and how much, and no word of it", async () => {
    const { company } = await converse(["𠮷野さんへの返事", "承知しました。"], new Date("2024-03-03T00:00:00Z"));
    const admin = await server.asAdmin("OPERATOR");
    server.setNow(new Date(Date.now() + 11 * 60_000));
    const response = await admin.get(`${path}?company=${company.id}`);
    const text = await response.text();
    server.setNow(new Date());
    expect(response.status).toBe(200);
    const [head = [], ...rows]: string[][] = parse(text, { bom: true });
    expect(head.slice(6, 8)).toEqual(["文字数", "添付の数"]);
    expect(rows.map((row) => row.slice(1, 8))).toEqual([
      [company.name, "調理補助", "山田 花子", "求職者", "山田 花子", "8", "0"],
      [company.name, "調理補助", "山田 花子", "企業", "", "7", "0"],
    ]);
    expect(text).not.toMatch(/返事|承知/);
    const audit = await server.em().findOneOrFail(AuditEvent, { action: "message.export" }, { orderBy: { at: "desc" } });
    expect(audit.detail).toMatchObject({ reason: null, company: company.id });
  });

  it("of what was said needs a reason, a password within ten minutes, and a page of our own", async () => {
    const before = await server.em().count(AuditEvent, { action: "message.export" });
    expect((await operator.get(`${path}?reason=%20`)).status).toBe(422);
    const foreign = await operator.get(`${path}?reason=x`, { "sec-fetch-site": "cross-site" });
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, "CROSS_SITE"]);
    const admin = await server.asAdmin("OPERATOR");
    server.setNow(new Date(Date.now() + 11 * 60_000));
    const late = await admin.get(`${path}?reason=x`);
    expect([late.status, (await late.json()).code]).toEqual([403, "REAUTHENTICATION_REQUIRED"]);
    server.setNow(new Date());
    expect((await operator.send("HEAD", `${path}?reason=x`)).status, "who asks for the headers takes nothing").toBe(200);
    expect(await server.em().count(AuditEvent, { action: "message.export" })).toBe(before);
  });
});

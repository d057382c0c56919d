import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { unknownId } from "../../../testing/operations/minimal-operation.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { forgetOldInquiries } from "./forget-old-inquiries.ts";
import { Inquiry } from "./inquiry.entity.ts";
import { InquiryEvent } from "./inquiry-event.entity.ts";

let server: TestServer;
let clerk: TestClient & { admin: { id: string; name: string } };
const now = new Date("2026-11-20T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
  clerk = await server.asAdmin("OPERATOR");
});
afterAll(() => server.close());

let serial = 0;
async function anInquiry(changes: Partial<Inquiry> = {}): Promise<Inquiry> {
  serial += 1;
  const em = server.em();
  const inquiry = em.create(Inquiry, {
    id: newId(),
    ticket: `KW-TEST-${String(serial).padStart(4, "0")}`,
    operationId: newId(),
    category: "POSTING",
    name: "山田花子",
    email: `asks${serial}@example.jp`,
    body: "賃金が違いました。",
    locale: "ja",
    createdAt: now,
    updatedAt: now,
    ...changes,
  });
  await em.flush();
  return inquiry;
}

async function act(name: string, type: string, input: object) {
  const selection = "inquiry { id status version legalMoves assignee { name } events { kind by body to assignee } } errors { code path }";
  const { data, errors } = await clerk.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, { input });
  expect(errors).toEqual([]);
  return data[name];
}
const answer = (input: object) => act("answerInquiry", "AnswerInquiryInput", input);
const move = (input: object) => act("moveInquiry", "MoveInquiryInput", input);

describe("an inquiry in the back office", () => {
  it("is answered by one mail in its sender's language, however often the form is sent", async () => {
    const { id, email, version } = await anInquiry({ locale: "en" });
    const input = { id, version, operationId: newId(), body: "確認しました。\n求人を直しました。", done: true };
    const first = await answer(input);
    expect(first.inquiry).toMatchObject({ status: "DONE", assignee: { name: clerk.admin.name }, legalMoves: ["IN_PROGRESS"] });
    expect(first.inquiry.events).toMatchObject([{ kind: "ANSWERED", by: clerk.admin.name, to: "DONE" }]);
    expect((await answer(input)).inquiry).toEqual(first.inquiry);
    const mails = await waitingMails(server.em(), email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/^\[Kotoba Works\] Our reply to your inquiry \(KW-TEST-/);
    expect(mails[0]?.text).toContain("求人を直しました。");
    expect((await answer({ ...input, body: "別の返事" })).errors).toEqual([{ code: "OPERATION_CONFLICT", path: ["operationId"] }]);
  });

  it("goes from hand to hand and keeps its history; a stale act is refused and changes nothing", async () => {
    const { id, version } = await anInquiry();
    const colleague = await server.asAdmin("OWNER");
    const given = await act("assignInquiry", "AssignInquiryInput", { id, version, assigneeId: colleague.admin.id });
    expect(given.inquiry).toMatchObject({ status: "IN_PROGRESS", assignee: { name: "管理花子" } });
    expect((await act("noteInquiry", "NoteInquiryInput", { id, version, body: "古い" })).errors).toMatchObject([{ code: "STALE_VERSION" }]);
    const noted = await act("noteInquiry", "NoteInquiryInput", { id, version: given.inquiry.version, body: "企業に確認中" });
    const done = await move({ id, version: noted.inquiry.version, to: "DONE", note: "解決" });
    expect(done.inquiry.events.map(({ kind, body }: { kind: string; body: string }) => [kind, body])).toEqual([
      ["ASSIGNED", ""],
      ["NOTED", "企業に確認中"],
      ["MOVED", "解決"],
    ]);
    expect((await move({ id, version: done.inquiry.version, to: "SPAM" })).errors).toMatchObject([{ code: "ILLEGAL_TRANSITION" }]);
    const editor = await server.asAdmin("EDITOR");
    const wrong = await act("assignInquiry", "AssignInquiryInput", { id, version: done.inquiry.version, assigneeId: editor.admin.id });
    expect(wrong.errors).toEqual([{ code: "NOT_FOUND", path: ["assigneeId"] }]);
    expect((await move({ id: unknownId, version: 1, to: "DONE" })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("that a program sent, or whose sender is erased, is not answered", async () => {
    for (const changes of [{ status: "SPAM" as const }, { email: "", name: "" }]) {
      const { id, version } = await anInquiry(changes);
      const { errors } = await answer({ id, version, operationId: newId(), body: "返事", done: false });
      expect(errors).toMatchObject([{ code: "INQUIRY_NOT_ANSWERABLE" }]);
    }
  });

  it("says when its answer is due, in working days, and when it will be deleted; to read it is recorded", async () => {
    const { id } = await anInquiry();
    const query = "query ($id: ID!) { inquiry(id: $id) { body answerDueAt deletedAt complaintId } }";
    const { data } = await clerk.graphql(query, { id });
    // Friday; then a weekend and a holiday.
    expect(data.inquiry).toEqual({
      body: "賃金が違いました。",
      answerDueAt: "2026-11-26T14:59:59.000Z",
      deletedAt: "2027-11-20T03:00:00.000Z",
      complaintId: null,
    });
    expect(await server.em().count(AuditEvent, { objectId: id, action: "inquiry.read", actorId: clerk.admin.id })).toBe(1);
    expect((await clerk.graphql(query, { id: unknownId })).data.inquiry).toBeNull();
  });

  it("goes with all that was done when the term is over", async () => {
    const { id, version } = await anInquiry({ createdAt: new Date("2025-11-20T03:00:00Z") });
    await act("noteInquiry", "NoteInquiryInput", { id, version, body: "覚え書き" });
    await forgetOldInquiries(server.em(), now);
    expect([await server.em().count(Inquiry, { id }), await server.em().count(InquiryEvent, { inquiry: id })]).toEqual([0, 0]);
  });
});

describe("the list of inquiries", () => {
  it("is the queue: who waits longest first; narrowed by words, states and whose they are", async () => {
    for (let number = 1; number <= 5; number += 1) {
      const createdAt = new Date(now.getTime() - number * 60_000);
      await anInquiry({ companyName: "行列商事", createdAt, assignedTo: number === 2 ? clerk.admin.id : null });
    }
    const list = async (filter: object, after: string | null = null) => {
      const query = `query ($filter: InquiryFilter, $after: String) { inquiries(filter: $filter, first: 2, after: $after) {
        totalCount items { createdAt } pageInfo { endCursor hasNextPage } } }`;
      const { data, errors } = await clerk.graphql(query, { filter: { keyword: "行列", ...filter }, after });
      expect(errors).toEqual([]);
      return data.inquiries;
    };
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { items: { createdAt: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean }; totalCount: number } =
        await list({}, after);
      expect(page.totalCount).toBe(5);
      seen.push(...page.items.map(({ createdAt }) => createdAt));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(seen.toSorted());
    expect(seen).toHaveLength(5);
    expect((await list({ mine: true })).totalCount).toBe(1);
    expect((await list({ statuses: ["DONE"] })).totalCount).toBe(0);
    expect((await list({ categories: ["POSTING"], statuses: ["NEW"] })).totalCount).toBe(5);
  });

  it("is closed to editors and accountants", async () => {
    for (const role of ["EDITOR", "ACCOUNTANT"] as const) {
      const { errors } = await (await server.asAdmin(role)).graphql("{ inquiries { totalCount } }");
      expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
    }
  });
});

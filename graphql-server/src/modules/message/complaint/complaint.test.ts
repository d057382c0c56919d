import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { unknownId } from "../../../testing/operations/minimal-operation.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Inquiry } from "../inquiry/inquiry.entity.ts";
import { Complaint } from "./complaint.entity.ts";
import { ComplaintStep } from "./complaint-step.entity.ts";
import { forgetOldComplaints } from "./forget-old-complaints.ts";
import { remindComplaints } from "./remind-complaints.ts";

let server: TestServer;
let clerk: TestClient & { admin: { id: string; name: string } };
const now = new Date("2026-11-20T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
  clerk = await server.asAdmin("OPERATOR");
});
afterAll(() => server.close());

const received = {
  receivedAt: "2026-11-20T01:00:00.000Z",
  channel: "PHONE",
  party: "SEEKER",
  partyName: "グエン",
  partyContact: "090-1234-5678",
  subject: "POSTING_DIFFERS",
  body: "時給が求人と違いました。",
};

async function act(name: string, type: string, input: object) {
  const selection = `complaint { id number status version answerDueOn settleDueOn overdue answeredAt settledAt outcome companyName
    assignee { name } steps { kind by body } } errors { code path }`;
  const { data, errors } = await clerk.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, { input });
  expect(errors).toEqual([]);
  return data[name];
}
const record = (changes: object = {}) => act("recordComplaint", "RecordComplaintInput", { operationId: newId(), ...received, ...changes });
const step = (input: object) => act("addComplaintStep", "AddComplaintStepInput", input);
const settle = (input: object) => act("settleComplaint", "SettleComplaintInput", { outcome: "求人を訂正した。", prevention: "", ...input });

describe("a complaint", () => {
  it("gets the next number of its year and its last days from the terms, once however often it is sent", async () => {
    const operationId = newId();
    const { complaint } = await record({ operationId });
    expect(complaint).toMatchObject({ status: "OPEN", answerDueOn: "2026-11-26", settleDueOn: "2026-12-20", overdue: false });
    expect(complaint.number).toMatch(/^C-2026-\d{4}$/);
    expect((await record({ operationId })).complaint).toEqual(complaint);
    const others = await Promise.all([record(), record(), record()]);
    expect(new Set([complaint, ...others.map((other) => other.complaint)].map(({ number }) => number)).size).toBe(4);
    expect((await record({ receivedAt: "2025-12-31T15:00:00.000Z" })).complaint.number).toMatch(/^C-2026-/);
    expect((await record({ receivedAt: "2025-12-31T14:59:59.000Z" })).complaint.number).toBe("C-2025-0001");
  });

  it("is answered before it is settled; each step stays with who did it", async () => {
    const { complaint } = await record();
    const { id } = complaint;
    expect((await settle({ id, version: complaint.version })).errors).toMatchObject([{ code: "COMPLAINT_UNANSWERED" }]);
    const looked = await step({ id, version: complaint.version, kind: "INVESTIGATED", body: "企業に事実を確認した。" });
    const answered = await step({ id, version: looked.complaint.version, kind: "ANSWERED", body: "電話で回答した。" });
    expect(answered.complaint).toMatchObject({ status: "ANSWERED", answeredAt: now.toISOString() });
    const settled = await settle({ id, version: answered.complaint.version });
    expect(settled.complaint).toMatchObject({ status: "SETTLED", outcome: "求人を訂正した。" });
    expect(settled.complaint.steps.map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual(
      ["RECEIVED", "INVESTIGATED", "ANSWERED", "SETTLED"].map((kind) => [kind, clerk.admin.name]),
    );
    const late = await step({ id, version: settled.complaint.version, kind: "MEASURE", body: "x" });
    expect(late.errors).toMatchObject([{ code: "COMPLAINT_SETTLED" }]);
    const again = await act("reopenComplaint", "ReopenComplaintInput", { id, version: settled.complaint.version, reason: "再度の申し出" });
    expect(again.complaint).toMatchObject({ status: "ANSWERED", settledAt: null });
    expect((await step({ id, version: complaint.version, kind: "NOTE", body: "古い" })).errors).toMatchObject([{ code: "STALE_VERSION" }]);
  });

  it("stands beside the posting, its company and the inquiry, which makes one complaint only", async () => {
    const em = server.em();
    const work = aWork(em, aCompany(em, { name: "問題商事" }));
    const inquiryId = newId();
    em.create(Inquiry, {
      ...{
        id: inquiryId,
        ticket: "KW-TEST-CCCC",
        operationId: newId(),
        category: "POSTING",
        name: "山田",
        email: "c@example.jp",
        body: "x",
      },
      locale: "ja",
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    const { complaint } = await record({ workId: work.id, inquiryId });
    expect(complaint.companyName).toBe("問題商事");
    const { data } = await clerk.graphql("query ($id: ID!) { inquiry(id: $id) { complaintId } }", { id: inquiryId });
    expect(data.inquiry.complaintId).toBe(complaint.id);
    expect((await record({ inquiryId })).errors).toEqual([{ code: "COMPLAINT_RECORDED", path: ["inquiryId"] }]);
    for (const link of ["workId", "companyId", "inquiryId"]) {
      expect((await record({ [link]: unknownId })).errors).toEqual([{ code: "NOT_FOUND", path: [link] }]);
    }
  });

  it.each([
    [{ partyName: " " }, "partyName", "REQUIRED"],
    [{ body: "" }, "body", "REQUIRED"],
    [{ receivedAt: "2026-11-20T03:00:01.000Z" }, "receivedAt", "NOT_IN_PAST"],
    [{ receivedAt: "2023-11-17T14:59:59.000Z" }, "receivedAt", "DATE_TOO_OLD"],
    [{ receivedAt: "0001-01-01T00:00:00.000Z" }, "receivedAt", "DATE_TOO_OLD"],
  ])("with %j is refused", async (changes, field, code) => {
    expect((await record(changes)).errors).toEqual([{ code, path: [field] }]);
  });

  it("cannot have its steps rewritten, not even in the database", async () => {
    const { complaint } = await record();
    const em = server.em();
    const [first] = await em.find(ComplaintStep, { complaint: complaint.id });
    await expect(em.nativeUpdate(ComplaintStep, { id: first!.id }, { body: "なかったこと" })).rejects.toThrow("append-only");
    await expect(server.em().nativeDelete(ComplaintStep, { id: first!.id })).rejects.toThrow("append-only");
  });
});

describe("the terms", () => {
  it("remind the operator the day before they end, each once; who is late is found", async () => {
    await server.em().execute("delete from complaint");
    const { complaint } = await record();
    const operator = "support@kotoba-works.example";
    const told = () => remindComplaints(systemContext(server.services, "test").ctx);
    server.setNow(new Date("2026-11-24T14:59:59Z"));
    expect(await told()).toBe(0);
    server.setNow(new Date("2026-11-24T15:00:00Z"));
    expect([await told(), await told()]).toEqual([1, 0]);
    const [mail] = await waitingMails(server.em(), operator);
    expect(mail?.text).toContain(`${complaint.number}：最初の回答 2026-11-26 まで`);
    expect(mail?.text).not.toContain("グエン");
    server.setNow(new Date("2026-12-19T15:00:00Z"));
    expect(await told()).toBe(1);
    clerk = await server.asAdmin("OPERATOR");
    const query = "{ complaints(filter: { overdue: true }) { totalCount items { overdue } } }";
    expect((await clerk.graphql(query)).data.complaints).toEqual({ totalCount: 1, items: [{ overdue: true }] });
    const answered = await step({
      id: complaint.id,
      version: (await server.em().findOneOrFail(Complaint, complaint.id)).version,
      kind: "ANSWERED",
      body: "回答",
    });
    expect(answered.complaint.overdue).toBe(false);
  });

  it("end the log three years after a complaint was settled, not before", async () => {
    const { complaint } = await record();
    const settledAt = new Date("2026-11-20T03:00:00Z");
    await server.em().nativeUpdate(Complaint, { id: complaint.id }, { settledAt, status: "SETTLED" });
    await forgetOldComplaints(server.em(), new Date("2029-11-20T02:59:59Z"));
    expect(await server.em().count(Complaint, { id: complaint.id })).toBe(1);
    await forgetOldComplaints(server.em(), new Date("2029-11-20T03:00:00Z"));
    expect(await server.em().count(Complaint, { id: complaint.id })).toBe(0);
  });
});

it("the log is closed to editors and accountants", async () => {
  for (const role of ["EDITOR", "ACCOUNTANT"] as const) {
    const { errors } = await (await server.asAdmin(role)).graphql("{ complaints { totalCount } }");
    expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
  }
});

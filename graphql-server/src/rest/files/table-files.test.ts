import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuditEvent } from "../../modules/base/audit/audit-event.entity.ts";
import { Complaint } from "../../modules/message/complaint/complaint.entity.ts";
import { Inquiry } from "../../modules/message/inquiry/inquiry.entity.ts";
import { BankPayment } from "../../modules/money/bank-payment/bank-payment.entity.ts";
import { newId } from "../../shared/ids.ts";
import { aCompany, aSeeker, aWork } from "../../testing/factories.ts";
import { anInvoice } from "../../testing/money.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["asAdmin"]>>;
const now = new Date("2026-11-21T09:00:00Z");
const times = { createdAt: now, updatedAt: now };
const who = { name: "山田", email: "c@example.jp", locale: "ja" as const };
const terms = { answerDueOn: "2026-11-25", settleDueOn: "2026-12-20" };
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
  owner = await server.asAdmin("OWNER");
  const em = server.em();
  const [paid, free] = [aCompany(em, { name: "有料商事", plan: "PREMIUM" }), aCompany(em, { name: "=HYPERLINK(1)", plan: "FREE" })];
  for (const [company, status] of [
    [paid, "OPEN"],
    [free, "REVIEW"],
  ] as const)
    aWork(em, company, { title: `${status}の仕事`, status });
  aSeeker(em, { email: "found@example.jp", status: "SUSPENDED" });
  aSeeker(em, {});
  await em.flush();
  await anInvoice(server, em, { company: paid });
  for (const [index, status] of (["OPEN", "RETURNED"] as const).entries()) {
    const payment = { source: "HAND", paidOn: "2026-11-20", amount: 1_000 + index, payerName: "ヤマダ" } as const;
    em.create(BankPayment, { id: newId(), ...payment, status, createdBy: owner.admin.id, createdAt: now });
    const desk = { ...who, category: "SERVICE", body: `質問${index}`, operationId: newId(), ...times } as const;
    em.create(Inquiry, { id: newId(), ticket: `KW-TEST-000${index}`, ...desk, status: index === 0 ? "NEW" : "DONE" });
    const told = {
      receivedAt: now,
      channel: "PHONE",
      party: "SEEKER",
      partyName: "山田",
      partyContact: "-",
      subject: "FEE",
      body: "話",
    } as const;
    const number = `C-2026-000${index + 1}`;
    em.create(Complaint, {
      id: newId(),
      number,
      ...told,
      ...terms,
      status: index === 0 ? "OPEN" : "ANSWERED",
      createdBy: owner.admin.id,
      ...times,
    });
  }
  await em.flush();
});
afterAll(() => server.close());

async function rowsOf(response: Response): Promise<string[][]> {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  return parse(await response.text(), { bom: true });
}

const files = [
  ["/api/admin/user/export", "status=SUSPENDED&sort=OLDEST", "found@example.jp", "ACCOUNTANT"],
  ["/api/admin/company/export", "plan=FREE", "'=HYPERLINK(1)", "EDITOR"],
  ["/api/admin/work/export", "waiting=1", "REVIEWの仕事", "EDITOR"],
  ["/api/admin/company/bank_payment/export", "status=RETURNED", "1001", "OPERATOR"],
  ["/api/admin/company/bank_payment/export_invoices", "status=INVOICED&sort=DUE_FIRST", "有料商事", "OPERATOR"],
  ["/api/admin/inquiry/export", "status=NEW,IN_PROGRESS", "質問0", "ACCOUNTANT"],
  ["/api/admin/complaint/export", "status=ANSWERED", "C-2026-0002", "EDITOR"],
] as const;

describe.each(files)("%s", (path, filter, cell, other) => {
  it("holds the rows that the filter leaves, below a heading for each cell", async () => {
    const [headings, ...rows] = await rowsOf(await owner.get(`${path}?${filter}`));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(cell);
    expect(rows[0]?.length).toBe(headings?.length);
    expect((await rowsOf(await owner.get(path, { "accept-language": "en" })))[0]?.length).toBe(headings?.length);
  });

  it("stands in the record as taken, and is refused to another role, to an old password and to a filter nobody knows", async () => {
    const action = { objectType: { $ne: "Session" }, action: { $like: "%.export" } };
    const before = await server.em().count(AuditEvent, action);
    const response = await (await server.asAdmin(other)).get(path);
    expect(response.status).toBe(403);
    expect((await owner.get(`${path}?status=NEVER&plan=NEVER`)).status).toBe(422);
    server.setNow(new Date(now.getTime() + 20 * 60_000));
    expect((await (await owner.get(path)).json()).code).toBe("REAUTHENTICATION_REQUIRED");
    server.setNow(now);
    expect(await server.em().count(AuditEvent, action)).toBe(before);
    const head = await owner.send("HEAD", path);
    expect([head.status, (await (await server.asAdmin(other)).send("HEAD", path)).status]).toEqual([200, 403]);
    expect(await server.em().count(AuditEvent, action), "who asks for the headers takes nothing").toBe(before);
    const taken = await owner.get(path);
    expect(head.headers.get("content-disposition")).toBe(taken.headers.get("content-disposition"));
    await taken.text();
    expect(await server.em().count(AuditEvent, action)).toBe(before + 1);
  });
});

it("a list of several pages is whole and in its order", async () => {
  const em = server.em();
  for (let index = 0; index < 120; index += 1)
    aSeeker(em, { createdAt: new Date(now.getTime() + index * 1_000) }, { familyName: "頁", givenName: String(index) });
  await em.flush();
  const [, ...rows] = await rowsOf(await owner.get("/api/admin/user/export?registeredFrom=2026-11-21T09:00:00Z&sort=OLDEST"));
  const numbered = rows.flatMap(([, name]) => /^頁 ?(\d+)$/.exec(name ?? "")?.[1] ?? []);
  expect(numbered).toEqual(Array.from({ length: 120 }, (_, index) => String(index)));
});

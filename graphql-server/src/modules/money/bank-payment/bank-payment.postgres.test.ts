import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany, aMember } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { anInvoice, bookAndBills, unbalanced } from "../../../testing/money.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { markOverdueInvoices } from "../invoice/mark-overdue-invoices.ts";
import { BankPayment } from "./bank-payment.entity.ts";
import { lastReceivedOn } from "./bank-payment.queries.ts";

let postgres: TestPostgres;
let server: TestServer;
let accountant: TestClient;
let invoice: Invoice;
const november = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});
beforeEach(async () => {
  server.setNow(november);
  accountant = await server.asAdmin("ACCOUNTANT");
  const em = server.em();
  const company = aCompany(em, { nameKana: "カブシキガイシャミナト" });
  aMember(em, company, { role: "OWNER" });
  invoice = await anInvoice(server, em, { company });
  await em.flush();
});

const shape = "status paidAmount openAmount overdue version assignments { id amount undoneAt payment { id version payerName } }";
async function mutate(name: string, input: object, part: string, client: TestClient = accountant) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await client.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${part} errors { code path } } }`, {
    input,
  });
  expect(errors).toEqual([]);
  return data[name];
}
const current = async (id = invoice.id) => server.em().findOneOrFail(Invoice, { id });
async function record(amount: number, changes: object = {}) {
  const { version } = await current();
  const facts = { paidOn: "2026-11-20", payerName: "ｶ)ﾐﾅﾄ", operationId: newId() };
  return mutate(
    "recordBankPayment",
    { invoiceId: invoice.id, invoiceVersion: version, amount, ...facts, ...changes },
    `invoice { ${shape} }`,
  );
}
const payment = async (id: string) => server.em().findOneOrFail(BankPayment, { id });

async function booksAgree() {
  expect(await unbalanced(server)).toEqual([]);
  const { book, bills } = await bookAndBills(server);
  expect(book).toEqual(bills);
}

describe("money that is written down by hand", () => {
  it("pays an invoice in parts, then wholly, tells the owner, and gives a receipt", async () => {
    expect((await record(12_780)).invoice).toMatchObject({ status: "PARTIAL", paidAmount: 12_780, openAmount: 20_000 });
    expect((await accountant.get(`/api/admin/company/bank_payment/receipt/${invoice.id}`)).status).toBe(422);
    expect((await record(20_000, { paidOn: "2026-11-19" })).invoice).toMatchObject({
      status: "PAID",
      openAmount: 0,
      assignments: [{ amount: 12_780 }, { amount: 20_000 }],
    });
    const receipt = await accountant.get(`/api/admin/company/bank_payment/receipt/${invoice.id}`);
    expect([receipt.status, receipt.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    // The receipt names the day on which the money was whole, not the day on which it was written down.
    expect(await lastReceivedOn(server.em(), invoice)).toBe("2026-11-20");
    expect((await server.mails()).filter(({ text }) => text.includes(invoice.number))).toHaveLength(2);
    await booksAgree();
  });

  it("beyond what is owed is a deposit of the company, and can be taken off again", async () => {
    const { invoice: over } = await record(40_000);
    expect(over).toMatchObject({ status: "OVERPAID", openAmount: 0 });
    const [told] = (await server.mails()).filter(({ text }) => text.includes(invoice.number));
    expect(told?.text).toContain("お預かりしています）：7,220円");
    const [assignment] = over.assignments;
    const undo = {
      id: assignment.payment.id,
      version: assignment.payment.version,
      assignmentId: assignment.id,
      reason: "ほかの会社の入金でした",
    };
    expect(await mutate("unassignBankPayment", undo, "payment { status rest }")).toEqual({
      payment: { status: "OPEN", rest: 40_000 },
      errors: [],
    });
    expect(await current()).toMatchObject({ status: "INVOICED", paidAmount: 0, paidAt: null });
    await booksAgree();
  });

  it("is written once however often the same operation is sent at once", async () => {
    const operationId = newId();
    const { version } = await current();
    const answers = await Promise.all(Array.from({ length: 8 }, () => record(32_780, { operationId, invoiceVersion: version })));
    // Each is told either that it is written or that the invoice has changed meanwhile; none fails in another way.
    expect(
      answers.flatMap(({ errors }) => errors.map(({ code }: { code: string }) => code)).filter((code) => code !== "STALE_VERSION"),
    ).toEqual([]);
    expect(await server.em().count(BankPayment, { operationId })).toBe(1);
    expect((await record(32_780, { operationId })).errors).toEqual([]);
    expect((await record(1, { operationId })).errors).toEqual([{ code: "OPERATION_CONFLICT", path: ["operationId"] }]);
    expect((await current()).paidAmount).toBe(32_780);
    await booksAgree();
  });

  it("of two accountants who have read the same invoice one is told to look again", async () => {
    const { version } = await current();
    const answers = await Promise.all(Array.from({ length: 6 }, () => record(32_780, { invoiceVersion: version })));
    const codes = answers.map(({ errors }) => errors[0]?.code ?? "OK").toSorted();
    expect(codes).toEqual(["OK", ...Array.from({ length: 5 }, () => "STALE_VERSION")]);
    expect((await current()).paidAmount).toBe(32_780);
  });

  it("is refused for the future, for years ago, for nothing, for an invoice by card or one that is void", async () => {
    expect((await record(1, { paidOn: "2026-11-22" })).errors).toMatchObject([{ code: "DATE_IN_FUTURE" }]);
    for (const paidOn of ["2023-11-18", "1924-11-21", "0001-01-01"]) {
      expect((await record(1, { paidOn })).errors).toMatchObject([{ code: "DATE_TOO_OLD", path: ["paidOn"] }]);
    }
    expect((await record(0)).errors).toMatchObject([{ path: ["amount"] }]);
    await server.em().nativeUpdate(Invoice, { id: invoice.id }, { method: "CARD" });
    expect((await record(1)).errors).toMatchObject([{ code: "INVOICE_BY_CARD" }]);
    await server.em().nativeUpdate(Invoice, { id: invoice.id }, { method: "TRANSFER" });
    const cancel = (version: number) =>
      mutate("cancelInvoice", { id: invoice.id, version, reason: "二重に発行したため" }, "invoice { status openAmount }");
    const { version } = await current();
    expect(await cancel(version)).toEqual({ invoice: { status: "VOID", openAmount: 0 }, errors: [] });
    expect((await record(1)).errors).toMatchObject([{ code: "INVOICE_VOID" }]);
    expect(await server.em().count(AuditEvent, { action: "invoice.void", objectId: invoice.id })).toBe(1);
    await booksAgree();
  });
});

it("is moved only by somebody who has lately proved who they are", async () => {
  server.setNow(new Date(november.getTime() + 11 * 60_000));
  expect((await record(32_780)).errors).toMatchObject([{ code: "REAUTHENTICATION_REQUIRED" }]);
  expect((await current()).paidAmount).toBe(0);
});

describe("money that waits for a hand", () => {
  async function openPayment() {
    const { invoice: over } = await record(65_560);
    const [assignment] = over.assignments;
    const undo = {
      id: assignment.payment.id,
      version: assignment.payment.version,
      assignmentId: assignment.id,
      reason: "2件分の入金でした",
    };
    await mutate("unassignBankPayment", undo, "payment { id }");
    return payment(assignment.payment.id);
  }
  const give = async (open: BankPayment, amount: number, changes: object = {}) =>
    mutate(
      "assignBankPayment",
      {
        id: open.id,
        version: open.version,
        invoiceId: invoice.id,
        invoiceVersion: (await current()).version,
        amount,
        remember: false,
        ...changes,
      },
      "payment { status rest version }",
    );

  it("may pay two invoices, and never more than there is", async () => {
    const open = await openPayment();
    const em = server.em();
    const second = await anInvoice(server, em, {
      company: await em.findOneOrFail(Invoice, invoice.id, { populate: ["company"] }).then(({ company }) => company.getEntity()),
    });
    await em.flush();
    expect((await give(open, 65_561)).errors).toMatchObject([{ code: "MORE_THAN_REST" }]);
    expect((await give(open, 32_780)).payment).toMatchObject({ status: "OPEN", rest: 32_780 });
    const rest = await payment(open.id);
    expect((await give(rest, 32_780, { invoiceId: second.id, invoiceVersion: second.version })).payment).toMatchObject({
      status: "ASSIGNED",
      rest: 0,
    });
    expect([(await current()).status, (await current(second.id)).status]).toEqual(["PAID", "PAID"]);
    // The payer's name was not to be remembered.
    expect(await em.execute("select key from known_payer where company_id = ?", [second.company.id])).toEqual([]);
    await booksAgree();
  });

  it("is given once when several give it at the same time", async () => {
    const open = await openPayment();
    const answers = await Promise.all(Array.from({ length: 6 }, () => give(open, 65_560)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    await booksAgree();
  });

  it("can go back to the payer, be set aside and be looked at again; what has left does not come back", async () => {
    const open = await openPayment();
    const close = async (outcome: string) => {
      const { version } = await payment(open.id);
      return mutate("closeBankPayment", { id: open.id, version, outcome, reason: "確認済み" }, "payment { status }");
    };
    expect((await close("SET_ASIDE")).payment).toEqual({ status: "SET_ASIDE" });
    await booksAgree();
    expect((await close("OPEN")).payment).toEqual({ status: "OPEN" });
    expect((await close("RETURNED")).payment).toEqual({ status: "RETURNED" });
    expect((await close("OPEN")).errors).toMatchObject([{ code: "ILLEGAL_TRANSITION" }]);
    await booksAgree();
  });
});

it("marks invoices whose day is over once, and reminds their owners once", async () => {
  server.setNow(new Date("2026-12-22T03:00:00Z"));
  accountant = await server.asAdmin("ACCOUNTANT");
  await markOverdueInvoices(systemContext(server.services, "test").ctx);
  await markOverdueInvoices(systemContext(server.services, "test").ctx);
  expect((await current()).status).toBe("OVERDUE");
  expect((await server.mails()).filter(({ text }) => text.includes(invoice.number))).toHaveLength(1);
  const { data, errors } = await accountant.graphql(
    "{ adminInvoices(sort: DUE_FIRST, filter: { statuses: [OVERDUE] }) { items { id overdue } totalCount } moneyFigures { overdueCount bookBalance } }",
  );
  expect(errors).toEqual([]);
  expect(data.adminInvoices.items).toContainEqual({ id: invoice.id, overdue: true });
  expect(data.moneyFigures).toMatchObject({ bookBalance: 0 });
});

it("is for accountants: an operator and an editor are refused, and what a person of the books does is on record", async () => {
  for (const role of ["OPERATOR", "EDITOR"] as const) {
    const other = await server.asAdmin(role);
    const { errors } = await other.graphql("{ moneyFigures { openCount } }");
    expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await other.get("/api/admin/company/bank_payment")).status).toBe(403);
  }
  await record(32_780);
  const audited = await server.em().findOneOrFail(AuditEvent, { action: "bankPayment.record", objectId: invoice.id });
  expect(audited).toMatchObject({ actorKind: "ADMIN", detail: { amount: 32_780 } });
  const page = await (await accountant.get("/api/admin/company/bank_payment?sort=DUE_FIRST&first=5")).json();
  expect(page).toMatchObject({ figures: { bookBalance: 0 }, choices: { statuses: expect.arrayContaining(["OVERDUE"]) } });
  const edit = await (await accountant.get(`/api/admin/company/bank_payment/edit?id=${invoice.id}`)).json();
  expect(edit).toMatchObject({ invoice: { status: "PAID" }, assignments: [{ amount: 32_780, undoneAt: null }] });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import type { Ctx, Mail } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aMember } from "../../../testing/factories.ts";
import { anInvoice } from "../../../testing/money.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { BankPayment } from "../bank-payment/bank-payment.entity.ts";
import { lastReceivedOn, moneyFigures } from "../bank-payment/bank-payment.queries.ts";
import { assign, bookReceipt } from "../bank-payment/book-bank-payment.ts";
import { thankForPayments } from "../bank-payment/thank-for-payment.ts";
import { Invoice } from "./invoice.entity.ts";
import { markOverdueInvoices } from "./mark-overdue-invoices.ts";

let server: TestServer;
let mails: Mail[];
const due = new Date("2026-12-21T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  mails = [];
});
/** A request that keeps its mails, at a moment. */
function ctxAt(now: Date, viewer: Ctx["viewer"] = {}): Ctx {
  server.setNow(now);
  return { ...systemContext(server.services, "test").ctx, viewer, mail: (_, mail) => void mails.push(mail) };
}
async function issued(changes: Partial<Pick<Invoice, "dueAt" | "method" | "status" | "paidAmount">> = {}, total = 32_780) {
  const em = server.em();
  const company = aCompany(em);
  aMember(em, company);
  const invoice = await anInvoice(server, em, { company, total });
  Object.assign(invoice, { dueAt: due, ...changes });
  await em.flush();
  return { invoice, company };
}
const statusOf = async ({ id }: Invoice) => (await server.em().findOneOrFail(Invoice, { id })).status;

describe("an invoice by transfer", () => {
  it("is overdue after its day, not at its very moment, and its owner hears it once", async () => {
    const { invoice, company } = await issued();
    expect(await markOverdueInvoices(ctxAt(due))).toBe(0);
    expect(await statusOf(invoice)).toBe("INVOICED");
    for (const count of [1, 0]) expect(await markOverdueInvoices(ctxAt(new Date(due.getTime() + 1)))).toBe(count);
    expect(await statusOf(invoice)).toBe("OVERDUE");
    const params = { company: company.name, number: invoice.number, total: 32_780 };
    expect(mails.map((mail) => [mail.template, mail.params])).toEqual([["invoice-overdue", params]]);
  });

  it("is never overdue by card, of nothing, or with money", async () => {
    const kept = [
      (await issued({ method: "CARD" })).invoice,
      (await issued({}, 0)).invoice,
      (await issued({ status: "PARTIAL", paidAmount: 1 })).invoice,
    ];
    expect(await markOverdueInvoices(ctxAt(new Date(due.getTime() + 86_400_000)))).toBe(0);
    expect(await Promise.all(kept.map(statusOf))).toEqual(["INVOICED", "INVOICED", "PARTIAL"]);
    expect(mails).toEqual([]);
  });
});

it.each([
  [10_000, { paid: 10_000, open: 22_780, over: 0 }],
  [32_780, { paid: 32_780, open: 0, over: 0 }],
  [40_000, { paid: 40_000, open: 0, over: 7_220 }],
])("thanks for %i yen of 32,780 with %j", async (paidAmount, sums) => {
  const { invoice, company } = await issued({ paidAmount });
  const other = await issued();
  const ctx = ctxAt(due);
  await thankForPayments(ctx, ctx.em, [invoice, other.invoice]);
  expect(mails.map((mail) => [mail.template, mail.params])).toEqual([
    ["invoice-paid", { number: invoice.number, total: 32_780, ...sums, company: company.name }],
    ["invoice-paid", { number: other.invoice.number, total: 32_780, paid: 0, open: 32_780, over: 0, company: other.company.name }],
  ]);
});

it("adds up what is owed, overdue and nobody's, and finds the day of the last money", async () => {
  await server.em().nativeUpdate(Invoice, {}, { status: "VOID" });
  const { admin: accountant } = await server.asAdmin("ACCOUNTANT");
  const session = { sessionId: newId(), authenticatedAt: due };
  const ctx = ctxAt(due, { admin: { kind: "ADMIN", adminId: accountant.id, role: "ACCOUNTANT", ...session } });
  const { em } = ctx;
  const invoices = [
    await issued({ dueAt: new Date(due.getTime() - 1), status: "OVERDUE" }, 10_001),
    await issued({ dueAt: due, status: "PARTIAL", paidAmount: 780 }, 32_780),
    await issued({ method: "CARD" }, 107_800),
    await issued({ status: "PAID", paidAmount: 32_780 }, 32_780),
    await issued({}, 0),
  ];
  const paid = await em.findOneOrFail(Invoice, { id: invoices[0]?.invoice.id ?? "" });
  for (const [paidOn, given] of [
    ["2026-12-20", 300],
    ["2026-12-19", 700],
    ["2026-12-21", 0],
  ] as const) {
    const facts = { source: "HAND", paidOn, payerName: "ﾐﾅﾄ", amount: 5_000, createdBy: accountant.id, createdAt: due } as const;
    const payment = em.create(BankPayment, { id: newId(), ...facts });
    bookReceipt(ctx, em, payment);
    if (given > 0) assign(ctx, em, { payment, invoice: paid, amount: given, how: "HAND", admin: { adminId: accountant.id } });
  }
  await em.flush();
  expect(await moneyFigures(ctx)).toEqual({
    openCount: 2,
    openAmount: 41_001,
    overdueCount: 1,
    overdueAmount: 9_001,
    unassignedCount: 3,
    unassignedAmount: 14_000,
    bookBalance: 0,
  });
  expect(await lastReceivedOn(em, paid)).toBe("2026-12-20");
  expect(await lastReceivedOn(em, { id: newId() })).toBeUndefined();
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { aCompany } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { bookLicenceRefund, bookLicenceSale } from "../licence/book-licence.ts";
import { LedgerEntry } from "../payment/ledger-entry.entity.ts";
import { postLedger } from "../payment/post-ledger.ts";
import type { Invoice } from "./invoice.entity.ts";
import { issueInvoice, recordIncome, reverseIncome, voidInvoice } from "./issue-invoice.ts";

let server: TestServer;
let ctx: Ctx;
let company: Company;
const issuedAt = new Date("2026-12-31T15:30:00Z");
const period = { start: new Date("2026-12-31T15:30:00Z"), end: new Date("2027-01-31T15:30:00Z") };
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(issuedAt);
  ctx = systemContext(server.services, "test").ctx;
  company = aCompany(ctx.em);
  await ctx.em.flush();
});

/** 29,805 yen and 2,980 of tax: the tax does not come out whole. */
async function issue(method: Invoice["method"] = "TRANSFER"): Promise<Invoice> {
  const lines: Invoice["lines"] = [{ code: "PLAN", planCode: "STANDARD", from: "2027-01-01", to: "2027-01-31", amount: 29_805 }];
  const sums = { subtotal: 29_805, taxRate: 10, tax: 2_980, total: 32_785 };
  return issueInvoice(ctx, ctx.em, { company, kind: "START", method, planCode: "STANDARD", period, lines, ...sums, operationId: null });
}

/** Ledger entries written since the last look, one object a transaction, in order. */
let seen: ReadonlySet<string> = new Set();
async function booked() {
  await ctx.em.flush();
  const rows = await ctx.em.find(LedgerEntry, {}, { orderBy: { id: "asc" } });
  const fresh = rows.filter(({ id }) => !seen.has(id));
  seen = new Set(rows.map(({ id }) => id));
  return [...Map.groupBy(fresh, ({ transactionId }) => transactionId).values()].map((entries) => ({
    memo: entries[0]?.memo,
    company: entries[0]?.company?.id ?? null,
    ...Object.fromEntries(entries.map(({ account, amount }) => [account, amount])),
  }));
}
const stateOf = ({ status, paidAmount, paidAt }: Invoice) => [status, paidAmount, paidAt ?? null];

describe("an invoice", () => {
  it("is a claim of its total, made of sales and tax, numbered by the year in Japan and due in thirty days", async () => {
    await booked();
    const invoice = await issue();
    expect(await booked()).toEqual([{ memo: "issued", company: company.id, RECEIVABLE: 32_785, SALES: -29_805, TAX: -2_980 }]);
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^2027-\d{6}$/),
      status: "INVOICED",
      paidAmount: 0,
      issuedAt,
      dueAt: new Date("2027-01-30T15:30:00Z"),
      periodStart: period.start,
      periodEnd: period.end,
      recipientName: company.name,
    });
  });

  it("by card is due at once", async () => {
    expect((await issue("CARD")).dueAt).toEqual(issuedAt);
  });

  it("that is taken back leaves the book the way it came", async () => {
    const invoice = await issue();
    await booked();
    voidInvoice(ctx, ctx.em, invoice);
    expect(await booked()).toEqual([{ memo: "void", company: company.id, RECEIVABLE: -32_785, SALES: 29_805, TAX: 2_980 }]);
    expect(invoice.status).toBe("VOID");
    expect(() => voidInvoice(ctx, ctx.em, invoice)).toThrow("Only an unpaid invoice");
    expect(() => recordIncome(ctx, ctx.em, { invoice, amount: 1, account: "CASH_BANK" })).toThrow("takes no money");
  });

  it("that has money cannot be taken back", async () => {
    const invoice = await issue();
    recordIncome(ctx, ctx.em, { invoice, amount: 1, account: "CASH_BANK" });
    expect(() => voidInvoice(ctx, ctx.em, invoice)).toThrow("Only an unpaid invoice");
    expect(invoice.status).toBe("PARTIAL");
  });
});

describe("income", () => {
  it("settles the claim part by part; what is too much is a deposit of the company", async () => {
    const invoice = await issue();
    await booked();
    const paid = (amount: number, account: "CASH_BANK" | "CASH_CARD" = "CASH_BANK") => {
      recordIncome(ctx, ctx.em, { invoice, amount, account });
      return booked();
    };
    expect(await paid(32_784)).toEqual([{ memo: "income", company: company.id, CASH_BANK: 32_784, RECEIVABLE: -32_784 }]);
    expect(stateOf(invoice)).toEqual(["PARTIAL", 32_784, null]);
    expect(await paid(1)).toEqual([{ memo: "income", company: company.id, CASH_BANK: 1, RECEIVABLE: -1 }]);
    expect(stateOf(invoice)).toEqual(["PAID", 32_785, issuedAt]);
    server.setNow(new Date("2027-01-05T00:00:00Z"));
    expect(await paid(7, "CASH_CARD")).toEqual([{ memo: "income", company: company.id, CASH_CARD: 7, DEPOSIT: -7 }]);
    expect(stateOf(invoice)).toEqual(["OVERPAID", 32_792, issuedAt]);
  });

  it("of more than is owed settles the claim, and no yen more", async () => {
    const invoice = await issue();
    await booked();
    recordIncome(ctx, ctx.em, { invoice, amount: 40_000, account: "CASH_BANK" });
    expect(await booked()).toEqual([{ memo: "income", company: company.id, CASH_BANK: 40_000, RECEIVABLE: -32_785, DEPOSIT: -7_215 }]);
    expect(stateOf(invoice)).toEqual(["OVERPAID", 40_000, issuedAt]);
  });

  it("that is taken back runs the same way in reverse: first the deposit, then the claim", async () => {
    const invoice = await issue();
    recordIncome(ctx, ctx.em, { invoice, amount: 40_000, account: "CASH_BANK" });
    await booked();
    const undone = (amount: number) => {
      reverseIncome(ctx, ctx.em, { invoice, amount, account: "CASH_BANK" });
      return booked();
    };
    expect(await undone(5_000)).toEqual([{ memo: "income undone", company: company.id, CASH_BANK: -5_000, DEPOSIT: 5_000 }]);
    expect(stateOf(invoice)).toEqual(["OVERPAID", 35_000, issuedAt]);
    expect(await undone(2_215)).toEqual([{ memo: "income undone", company: company.id, CASH_BANK: -2_215, DEPOSIT: 2_215 }]);
    expect(stateOf(invoice)).toEqual(["PAID", 32_785, issuedAt]);
    expect(await undone(785)).toEqual([{ memo: "income undone", company: company.id, CASH_BANK: -785, RECEIVABLE: 785 }]);
    expect(stateOf(invoice)).toEqual(["PARTIAL", 32_000, null]);
    expect(await undone(32_000)).toEqual([{ memo: "income undone", company: company.id, CASH_BANK: -32_000, RECEIVABLE: 32_000 }]);
    expect(stateOf(invoice)).toEqual(["INVOICED", 0, null]);
  });

  it("that is taken back after the day leaves the invoice overdue, on the day it does not", async () => {
    const invoice = await issue();
    for (const [now, status] of [
      ["2027-01-30T15:30:00Z", "INVOICED"],
      ["2027-01-30T15:30:00.001Z", "OVERDUE"],
    ] as const) {
      recordIncome(ctx, ctx.em, { invoice, amount: 40_000, account: "CASH_BANK" });
      server.setNow(new Date(now));
      reverseIncome(ctx, ctx.em, { invoice, amount: 40_000, account: "CASH_BANK" });
      expect([now, ...stateOf(invoice)]).toEqual([now, status, 0, null]);
    }
    recordIncome(ctx, ctx.em, { invoice, amount: 10, account: "CASH_BANK" });
    reverseIncome(ctx, ctx.em, { invoice, amount: 3, account: "CASH_BANK" });
    expect(stateOf(invoice)).toEqual(["PARTIAL", 7, null]);
  });
});

describe("a licence in the book", () => {
  const sold = { price: 1_000, taxRate: 10, receiptNumber: "20270101-ABCDEF12" };

  it("is sales and the tax that its price includes", async () => {
    await booked();
    bookLicenceSale(ctx, ctx.em, sold);
    expect(await booked()).toEqual([{ memo: "licence 20270101-ABCDEF12", company: null, CASH_CARD: 1_000, SALES: -910, TAX: -90 }]);
  });

  it("goes back in parts that together give back exactly its tax, and comes again", async () => {
    await booked();
    const moved = (before: number, after: number) => {
      bookLicenceRefund(ctx, ctx.em, { purchase: sold, before, after });
      return booked();
    };
    const memo = "refund 20270101-ABCDEF12";
    expect(await moved(0, 333)).toEqual([{ memo, company: null, CASH_CARD: -333, SALES: 303, TAX: 30 }]);
    expect(await moved(333, 1_000)).toEqual([{ memo, company: null, CASH_CARD: -667, SALES: 607, TAX: 60 }]);
    expect(await moved(1_000, 0)).toEqual([{ memo, company: null, CASH_CARD: 1_000, SALES: -910, TAX: -90 }]);
    expect(await moved(500, 500)).toEqual([]);
  });
});

describe("the book", () => {
  const post = (amounts: Parameters<typeof postLedger>[2]["amounts"]) =>
    postLedger(ctx, ctx.em, { companyId: null, invoiceId: null, memo: "odd", amounts });

  it.each([{ CASH_BANK: 1 }, { CASH_BANK: 2, DEPOSIT: -1 }, { CASH_BANK: 0.5, DEPOSIT: -0.5 }])("refuses %j", async (amounts) => {
    await booked();
    expect(() => post(amounts)).toThrow('The posting "odd" does not balance');
    expect(await booked()).toEqual([]);
  });

  it("leaves out what is zero", async () => {
    await booked();
    post({ CASH_BANK: 3, DEPOSIT: -3, RECEIVABLE: 0 });
    expect(await booked()).toEqual([{ memo: "odd", company: null, CASH_BANK: 3, DEPOSIT: -3 }]);
  });
});

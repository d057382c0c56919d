import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { aCompany } from "../../../testing/factories.ts";
import { anInvoice } from "../../../testing/money.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { LedgerEntry } from "../payment/ledger-entry.entity.ts";
import { BankPayment } from "./bank-payment.entity.ts";
import { assign, bookReceipt, bookReturn, restOf, unassign } from "./book-bank-payment.ts";

let server: TestServer;
let ctx: Ctx;
let invoice: Invoice;
let payment: BankPayment;
let admin: { adminId: string };
const now = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(now);
  admin = { adminId: (await server.asAdmin("ACCOUNTANT")).admin.id };
  ctx = systemContext(server.services, "test").ctx;
  const company = aCompany(ctx.em);
  invoice = await anInvoice(server, ctx.em, { company, total: 32_780 });
  const facts = { source: "HAND", paidOn: "2026-11-20", payerName: "ｶ)ﾐﾅﾄ", amount: 50_001 } as const;
  payment = ctx.em.create(BankPayment, { id: newId(), ...facts, createdBy: admin.adminId, createdAt: now });
  await booked();
});

/** Ledger entries written since the last look, one object a transaction, in order. */
let seen: ReadonlySet<string> = new Set();
async function booked() {
  await ctx.em.flush();
  const rows = await ctx.em.find(LedgerEntry, {}, { orderBy: { id: "asc" } });
  const fresh = rows.filter(({ id }) => !seen.has(id));
  seen = new Set(rows.map(({ id }) => id));
  return [...Map.groupBy(fresh, ({ transactionId }) => transactionId).values()].map((entries) => ({
    memo: entries[0]?.memo,
    of: entries[0]?.company?.id === invoice.company.id ? "COMPANY" : (entries[0]?.company?.id ?? null),
    ...Object.fromEntries(entries.map(({ account, amount }) => [account, amount])),
  }));
}
const give = (amount: number) => assign(ctx, ctx.em, { payment, invoice, amount, how: "HAND", admin });

it("books money that came in as a deposit of nobody, and takes it out when it leaves", async () => {
  bookReceipt(ctx, ctx.em, { amount: 50_001 });
  expect(await booked()).toEqual([{ memo: "received", of: null, CASH_BANK: 50_001, DEPOSIT: -50_001 }]);
  bookReturn(ctx, ctx.em, 17_221);
  expect(await booked()).toEqual([{ memo: "returned", of: null, CASH_BANK: -17_221, DEPOSIT: 17_221 }]);
});

it("moves a part of a payment from nobody to the company, settles its claim, and leaves the rest open", async () => {
  const assignment = give(32_779);
  expect([assignment.amount, assignment.how, assignment.by?.id, assignment.at]).toEqual([32_779, "HAND", admin.adminId, now]);
  expect(await booked()).toEqual([
    { memo: "assigned", of: null, CASH_BANK: -32_779, DEPOSIT: 32_779 },
    { memo: "income", of: "COMPANY", CASH_BANK: 32_779, RECEIVABLE: -32_779 },
  ]);
  expect([payment.status, payment.assigned, restOf(payment), invoice.status]).toEqual(["OPEN", 32_779, 17_222, "PARTIAL"]);
  give(17_222);
  expect(await booked()).toEqual([
    { memo: "assigned", of: null, CASH_BANK: -17_222, DEPOSIT: 17_222 },
    { memo: "income", of: "COMPANY", CASH_BANK: 17_222, RECEIVABLE: -1, DEPOSIT: -17_221 },
  ]);
  expect([payment.status, payment.assigned, restOf(payment), invoice.status]).toEqual(["ASSIGNED", 50_001, 0, "OVERPAID"]);
});

it("makes money that was given to the wrong invoice nobody's again", async () => {
  const assignment = give(50_001);
  await booked();
  unassign(ctx, ctx.em, { assignment, payment, invoice, reason: "別の請求の入金でした" });
  expect(await booked()).toEqual([
    { memo: "income undone", of: "COMPANY", CASH_BANK: -50_001, RECEIVABLE: 32_780, DEPOSIT: 17_221 },
    { memo: "received", of: null, CASH_BANK: 50_001, DEPOSIT: -50_001 },
  ]);
  expect([payment.status, payment.assigned, invoice.status, invoice.paidAmount]).toEqual(["OPEN", 0, "INVOICED", 0]);
  expect([assignment.undoneAt, assignment.undoneReason]).toEqual([now, "別の請求の入金でした"]);
});

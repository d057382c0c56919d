import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { includedTax } from "../../../shared/tax.ts";
import { aCompany } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { seededRandom } from "../../exam/engine/random.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { issueInvoice, recordIncome, voidInvoice } from "../invoice/issue-invoice.ts";
import { bookLicenceRefund, bookLicenceSale } from "../licence/book-licence.ts";
import { totalOf } from "../subscription/plan-change.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The sales and refunds of licences, as the tills saw them. */
interface Till {
  sales: { price: number; taxRate: number; receiptNumber: string; refunded: number }[];
}

/** Sells a licence, or moves what has gone back of one to another amount: a part, all of it, or back again. */
function sellOrRefund(ctx: Ctx, em: EntityManager, till: Till, random: () => number): void {
  const sale = till.sales[Math.floor(random() * till.sales.length)];
  if (!sale || random() < 0.5) {
    const [price, taxRate] = [1 + Math.floor(random() * 20_000), random() < 0.5 ? 10 : 8];
    const sold = { price, taxRate, receiptNumber: `R${till.sales.length}`, refunded: 0 };
    bookLicenceSale(ctx, em, sold);
    till.sales.push(sold);
  } else {
    const after = random() < 0.5 ? sale.price : Math.floor(random() * sale.price);
    bookLicenceRefund(ctx, em, { purchase: sale, before: sale.refunded, after });
    sale.refunded = after;
  }
}

it("stays balanced under ten thousand random bills, incomes, overpayments and returns, sales and refunds of licences, and what is owed is what the bills say", async () => {
  const random = seededRandom(12);
  const { ctx } = systemContext(server.services, "test");
  const { em } = ctx;
  let company = aCompany(em);
  await em.flush();
  let open: Invoice[] = [];
  const till: Till = { sales: [] };
  for (let step = 0; step < 10_000; step += 1) {
    if (step % 4 === 0) sellOrRefund(ctx, em, till, random);
    const choice = random();
    const invoice = open[Math.floor(random() * open.length)];
    if (choice < 0.4 || !invoice) {
      const amount = Math.floor(random() * 100_000);
      const lines = [{ code: "PLAN", planCode: "STANDARD", from: "2026-11-01", to: "2026-11-30", amount }] as const;
      const period = { start: new Date("2026-11-01T00:00:00Z"), end: new Date("2026-12-01T00:00:00Z") };
      const facts = { kind: "START", method: "TRANSFER", planCode: "STANDARD", taxRate: 10, operationId: null } as const;
      open.push(await issueInvoice(ctx, em, { company, period, ...facts, lines: [...lines], ...totalOf(lines) }));
    } else if (choice < 0.9) {
      const amount = 1 + Math.floor(random() * invoice.total * 1.2);
      recordIncome(ctx, em, { invoice, amount, account: random() < 0.5 ? "CASH_BANK" : "CASH_CARD" });
    } else if (invoice.paidAmount === 0) {
      voidInvoice(ctx, em, invoice);
      open.splice(open.indexOf(invoice), 1);
    }
    if (step % 250 !== 249) continue;
    await em.flush();
    em.clear();
    company = await em.findOneOrFail(Company, { id: company.id });
    open = await em.find(Invoice, { status: { $ne: "VOID" } }, { limit: 200, orderBy: { id: "desc" } });
  }
  await em.flush();
  const unbalanced = await em.execute("select transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0");
  expect(unbalanced).toEqual([]);
  const [book] = await em.execute<{ owed: number; deposit: number }[]>(
    "select sum(amount) filter (where account = 'RECEIVABLE')::int as owed, coalesce(-sum(amount) filter (where account = 'DEPOSIT'), 0)::int as deposit from ledger_entry",
  );
  const [bills] = await em.execute<{ owed: number; deposit: number }[]>(
    "select sum(greatest(total - paid_amount, 0))::int as owed, sum(greatest(paid_amount - total, 0))::int as deposit from invoice where status <> 'VOID'",
  );
  expect(book).toEqual(bills);
  const licences = await em.execute(
    "select account, sum(amount)::int as amount from ledger_entry where memo like 'licence %' or memo like 'refund %' group by account order by account",
  );
  const kept = till.sales.reduce((sum, { price, refunded }) => sum + price - refunded, 0);
  const tax = till.sales.reduce(
    (sum, { price, refunded, taxRate }) => sum + includedTax(price, taxRate) - includedTax(refunded, taxRate),
    0,
  );
  expect(licences).toEqual([
    { account: "CASH_CARD", amount: kept },
    { account: "SALES", amount: tax - kept },
    { account: "TAX", amount: -tax },
  ]);
});

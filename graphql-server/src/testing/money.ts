import type { EntityManager } from "@mikro-orm/postgresql";
import { systemContext } from "../app/request-context.ts";
import type { Company } from "../modules/account/company/company.entity.ts";
import type { Invoice } from "../modules/money/invoice/invoice.entity.ts";
import { issueInvoice } from "../modules/money/invoice/issue-invoice.ts";
import { totalOf } from "../modules/money/subscription/plan-change.ts";
import { newId } from "../shared/ids.ts";
import { aCompany } from "./factories.ts";
import type { TestServer } from "./test-server.ts";

/** An invoice by transfer, booked like any other; `total` in yen with tax. */
export async function anInvoice(server: TestServer, em: EntityManager, wish: { company: Company; total?: number }): Promise<Invoice> {
  const { ctx } = systemContext(server.services, "test");
  const { company, total = 32_780 } = wish;
  const amount = Math.ceil(total / 1.1);
  const lines = [{ code: "PLAN", planCode: "STANDARD", from: "2026-11-01", to: "2026-11-30", amount }] as const;
  const start = server.services.clock();
  const period = { start, end: new Date(start.getTime() + 30 * 86_400_000) };
  const facts = { kind: "START", method: "TRANSFER", planCode: "STANDARD", taxRate: 10, operationId: newId() } as const;
  return issueInvoice(ctx, em, { company, period, ...facts, lines: [...lines], ...totalOf(lines) });
}

/** Companies by the readings of their names, each with its invoices, written. */
export async function companiesWithInvoices(
  server: TestServer,
  wishes: readonly { nameKana: string; invoices: readonly { amount: number }[] }[],
): Promise<{ company: Company; invoices: Invoice[] }[]> {
  const em = server.em();
  const made: { company: Company; invoices: Invoice[] }[] = [];
  for (const { nameKana, invoices } of wishes) {
    const company = aCompany(em, { nameKana });
    const issued: Invoice[] = [];
    for (const { amount } of invoices) issued.push(await anInvoice(server, em, { company, total: amount }));
    made.push({ company, invoices: issued });
  }
  await em.flush();
  return made;
}

/**
 * Returns the faults in the book: transactions that do not sum to zero, and accounts whose sums are not what invoices and payments say. The
 * first cannot even be written; a right sum of wrong amounts shows in the second.
 */
export async function unbalanced(server: TestServer): Promise<unknown[]> {
  const rows: unknown[] = await server
    .em()
    .execute("select transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0");
  const { book, bills } = await bookAndBills(server);
  return JSON.stringify(book) === JSON.stringify(bills) ? rows : [...rows, { book, bills }];
}

/** Returns what is owed and held according to the book, and according to invoices and payments. */
export async function bookAndBills(server: TestServer) {
  const [book] = await server
    .em()
    .execute<{ owed: number; deposit: number; cash: number }[]>(
      "select coalesce(sum(amount) filter (where account = 'RECEIVABLE'), 0)::int as owed, coalesce(-sum(amount) filter (where account = 'DEPOSIT'), 0)::int as deposit, coalesce(sum(amount) filter (where account = 'CASH_BANK'), 0)::int as cash from ledger_entry",
    );
  const [bills] = await server
    .em()
    .execute<{ owed: number; deposit: number; cash: number }[]>(
      "select (select coalesce(sum(greatest(total - paid_amount, 0)), 0)::int from invoice where status <> 'VOID') as owed, ((select coalesce(sum(greatest(paid_amount - total, 0)), 0) from invoice where status <> 'VOID') + (select coalesce(sum(amount - assigned), 0) from bank_payment where status in ('OPEN', 'SET_ASIDE')))::int as deposit, (select coalesce(sum(case when status in ('RETURNED', 'TAKEN_BACK') then assigned else amount end), 0)::int from bank_payment) as cash",
    );
  return { book, bills };
}

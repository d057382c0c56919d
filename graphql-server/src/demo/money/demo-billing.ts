import type { PlanCode } from "../../modules/account/company/plan.entity.ts";
import type { Invoice } from "../../modules/money/invoice/invoice.entity.ts";
import type { LedgerAccount } from "../../modules/money/payment/ledger-entry.entity.ts";
import { fullPeriod, nextMonth, totalOf } from "../../modules/money/subscription/plan-change.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { taxRate } from "../../shared/tax.ts";
import { demoId, type Random } from "../random.ts";

const day = 86_400_000;

interface Payer {
  company: { id: string; name: string; plan: PlanCode };
  method: "CARD" | "TRANSFER";
  /** Months for which it has paid so far, the running one included. */
  months: number;
  /** Whether the last bill still waits for its transfer. */
  isOpen: boolean;
}

interface Billing {
  payers: readonly Payer[];
  /** Yen a month without tax, by plan. */
  prices: ReadonlyMap<PlanCode, number>;
  now: Date;
}

function entriesOf(
  random: Random,
  posting: { company: string; invoiceId: string; memo: string; at: Date; amounts: Partial<Record<LedgerAccount, number>> },
) {
  const { company, invoiceId, memo, at, amounts } = posting;
  const transactionId = demoId(random, at);
  const accounts: LedgerAccount[] = ["RECEIVABLE", "SALES", "TAX", "CASH_CARD", "CASH_BANK"];
  return accounts.flatMap((account) => {
    const amount = amounts[account] ?? 0;
    return amount === 0 ? [] : [{ id: demoId(random, at), transactionId, account, amount, company, invoiceId, memo, at }];
  });
}

/** The transfer that paid a bill, as the accountant wrote it down, and its assignment to the bill. */
function transferOf(
  random: Random,
  { company, invoice, paidAt }: { company: Payer["company"]; invoice: { id: string; total: number }; paidAt: Date },
) {
  const [id, amount] = [demoId(random, paidAt), invoice.total];
  const payerName = company.name.slice(0, 48);
  return {
    payment: {
      ...{ id, source: "HAND" as const, status: "ASSIGNED" as const, paidOn: jstDate(paidAt), amount, assigned: amount, payerName },
      ...{ createdAt: paidAt, version: 1 },
    },
    assignment: { id: demoId(random, paidAt), payment: id, invoice: invoice.id, amount, how: "HAND" as const, at: paidAt },
  };
}

function billsOf(random: Random, { company, method, months, isOpen }: Payer, { prices, now }: Billing) {
  const monthlyPrice = prices.get(company.plan) ?? 0;
  const first = new Date(now.getTime() - (months * 30 - 12) * day);
  let start = first;
  return Array.from({ length: months }, (_, index) => {
    const period = { start, end: nextMonth(start, Number(jstDate(first).slice(8))) };
    start = period.end;
    const lines = [fullPeriod({ code: company.plan, monthlyPrice }, period)];
    const isPaid = !isOpen || index < months - 1;
    const issuedAt = period.start;
    const paidAt = method === "CARD" ? issuedAt : new Date(issuedAt.getTime() + 9 * day);
    const { total, ...sums } = totalOf(lines);
    const id = demoId(random, issuedAt);
    const kind: Invoice["kind"] = index === 0 ? "START" : "RENEW";
    const invoice = {
      id,
      company: company.id,
      kind,
      status: isPaid ? ("PAID" as const) : ("INVOICED" as const),
      method,
      recipientName: company.name,
      lines,
      ...sums,
      total,
      taxRate,
      paidAmount: isPaid ? total : 0,
      planCode: company.plan,
      periodStart: period.start,
      periodEnd: period.end,
      issuedAt,
      dueAt: method === "CARD" ? issuedAt : new Date(issuedAt.getTime() + 30 * day),
      paidAt: isPaid ? paidAt : null,
      version: 1,
    };
    const book = { company: company.id, invoiceId: id };
    const cash = method === "CARD" ? "CASH_CARD" : "CASH_BANK";
    const ledger = [
      ...entriesOf(random, {
        ...book,
        memo: "issued",
        at: issuedAt,
        amounts: { RECEIVABLE: total, SALES: -sums.subtotal, TAX: -sums.tax },
      }),
      ...(isPaid ? entriesOf(random, { ...book, memo: "income", at: paidAt, amounts: { [cash]: total, RECEIVABLE: -total } }) : []),
    ];
    return { invoice, ledger, transfer: isPaid && method === "TRANSFER" ? transferOf(random, { company, invoice, paidAt }) : undefined };
  });
}

/** Makes the bills and payments of paying companies so far, with a ledger that balances, and how each of them pays. */
export function demoBilling(random: Random, billing: Billing) {
  const { payers, now } = billing;
  const bills = payers.map((payer) => ({ payer, months: billsOf(random, payer, billing) }));
  const subscriptions = bills.flatMap(({ payer, months }) => {
    const last = months.at(-1)?.invoice;
    const card = { customer: "demo", cardMethod: "saved_test_visa", cardBrand: "visa", cardLast4: "4242" };
    const facts = last && {
      company: last.company,
      status: "ACTIVE" as const,
      method: payer.method,
      periodStart: last.periodStart,
      periodEnd: last.periodEnd,
    };
    const anchorDay = Number(jstDate(months[0]?.invoice.periodStart ?? now).slice(8));
    return facts ? [{ ...facts, ...(payer.method === "CARD" && card), anchorDay, version: 1, updatedAt: facts.periodStart }] : [];
  });
  const all = bills.flatMap(({ months }) => months).toSorted((a, b) => a.invoice.issuedAt.getTime() - b.invoice.issuedAt.getTime());
  const transfers = all.flatMap(({ transfer }) => transfer ?? []);
  return { invoices: all.map(({ invoice }) => invoice), ledger: all.flatMap(({ ledger }) => ledger), subscriptions, transfers };
}

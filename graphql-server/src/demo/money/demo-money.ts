import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Company } from "../../modules/account/company/company.entity.ts";
import { Plan } from "../../modules/account/company/plan.entity.ts";
import { BankFile } from "../../modules/money/bank-file/bank-file.entity.ts";
import { bookLines } from "../../modules/money/bank-file/book-lines.ts";
import { fullWidth, halfWidth } from "../../modules/money/bank-file/half-width.ts";
import { planImport } from "../../modules/money/bank-file/plan-import.ts";
import { readZengin } from "../../modules/money/bank-file/read-zengin.ts";
import { BankPayment } from "../../modules/money/bank-payment/bank-payment.entity.ts";
import { assign, bookReceipt } from "../../modules/money/bank-payment/book-bank-payment.ts";
import type { Invoice } from "../../modules/money/invoice/invoice.entity.ts";
import { issueInvoice, recordIncome } from "../../modules/money/invoice/issue-invoice.ts";
import { fullPeriod, nextMonth, totalOf } from "../../modules/money/subscription/plan-change.ts";
import { Subscription } from "../../modules/money/subscription/subscription.entity.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { newId } from "../../shared/ids.ts";
import { type BankTransfer, bankFile } from "./demo-bank-file.ts";

const day = 86_400_000;
const payers = 26;
const at = (moment: Date) => ({ now: () => moment });
const later = (moment: Date, days: number) => new Date(moment.getTime() + days * day);
const kanaOf = ({ nameKana, nameEn }: Company) => halfWidth(fullWidth(nameKana ?? nameEn ?? ""));

interface Desk {
  em: EntityManager;
  now: Date;
  accountant: { adminId: string };
}

/** Records a payment the accountant entered by hand, and assigns it to the invoice. */
function receive({ em, accountant }: Desk, invoice: Invoice, input: { amount: number; on: Date; payerName: string }): void {
  const { amount, on, payerName } = input;
  const facts = { source: "HAND", paidOn: jstDate(on), amount, payerName, createdBy: accountant.adminId, createdAt: on } as const;
  const payment = em.create(BankPayment, { id: newId(), ...facts });
  bookReceipt(at(on), em, payment);
  assign(at(on), em, { payment, invoice, amount, how: "HAND", admin: accountant });
}

/** The months of a company's plan that have begun, each with its invoice; `first` is when the plan began. */
async function billMonths(
  desk: Desk,
  { company, plan, first, method }: { company: Company; plan: Plan; first: Date; method: Invoice["method"] },
) {
  const invoices: Invoice[] = [];
  const anchor = Number(jstDate(first).slice(8));
  let start = first;
  while (start <= desk.now) {
    const period = { start, end: nextMonth(start, anchor) };
    const lines = [fullPeriod(plan, period)];
    const kind = start === first ? "START" : "RENEW";
    const facts = { kind, method, planCode: plan.code, lines, ...totalOf(lines), taxRate: 10, operationId: null } as const;
    invoices.push(await issueInvoice(at(start), desk.em, { company, period, ...facts }));
    start = period.end;
  }
  const [last] = invoices.slice(-1);
  if (last) {
    const { periodStart, periodEnd } = last;
    const facts = { status: "ACTIVE", method, periodStart, periodEnd, anchorDay: anchor, updatedAt: periodStart } as const;
    desk.em.create(Subscription, { company, ...facts });
  }
  return invoices;
}

/** Older invoices are paid; of the newest some are paid, some in part, some too much, some wait, and some are late. */
function settle(desk: Desk, company: Company, place: number, invoices: readonly Invoice[]): void {
  for (const [index, invoice] of invoices.entries()) {
    const on = later(invoice.issuedAt, 9);
    const payerName = kanaOf(company);
    const isLast = index === invoices.length - 1;
    if (invoice.method === "CARD") recordIncome(at(invoice.issuedAt), desk.em, { invoice, amount: invoice.total, account: "CASH_CARD" });
    else if (!isLast && place % 9 !== 4) receive(desk, invoice, { amount: invoice.total, on, payerName });
    else if (!isLast && invoice.dueAt < desk.now) invoice.status = "OVERDUE";
    else if (isLast && on < desk.now && place % 9 === 1) receive(desk, invoice, { amount: invoice.total - 660, on, payerName });
    else if (isLast && on < desk.now && place % 9 === 2) receive(desk, invoice, { amount: invoice.total + 1_000, on, payerName });
  }
}

async function addFile(desk: Desk, transfers: readonly BankTransfer[], input: { day: string; status: BankFile["status"] }) {
  const { em, accountant, now } = desk;
  const content = bankFile(transfers, { day: input.day });
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0);
  const facts = {
    sha256: createHash("sha256").update(content).digest("hex"),
    fileName: `NYUKIN_${input.day.replaceAll("-", "")}.txt`,
    content,
  };
  const days = { fromDay: input.day, toDay: input.day, lineCount: transfers.length, total };
  const account = "ﾐｽﾞﾎ ﾄｳｷﾖｳｴｲｷﾞﾖｳﾌﾞ 1234567 ｶ)ｺﾄﾊﾞﾜ-ｸｽ";
  const file = em.create(BankFile, { id: newId(), ...facts, account, ...days, uploadedBy: accountant.adminId, uploadedAt: now });
  await em.flush();
  if (input.status === "STAGED") return;
  const { planned, invoices } = await planImport(em, readZengin(content, now).lines, { lock: false });
  const { paid, open } = bookLines(at(now), em, { file, planned, invoices, admin: accountant });
  Object.assign(file, { status: "IMPORTED", importedAt: now, matchedCount: paid.length, openCount: open });
  await em.flush();
}

/** Transfers of the newest invoices that wait, as their payers would write them, with some that only a person can tell. */
function transfersOf(waiting: readonly { company: Company; invoice: Invoice }[]): BankTransfer[] {
  const ways = [
    (name: string) => name,
    (name: string) => name.replace(/ｶﾌﾞｼｷｶﾞｲｼﾔ$/, "(ｶ"),
    (name: string) => `ｶ)${name.replace(/ｶﾌﾞｼｷｶﾞｲｼﾔ$/, "")}`,
  ];
  const short = waiting.at(-1);
  const clear = waiting.slice(0, -1).map(({ company, invoice }, index) => {
    const name = kanaOf(company);
    return { amount: invoice.total, payerName: (ways[index % ways.length]?.(name) ?? name).slice(0, 48) };
  });
  // The fee of the transfer was taken off.
  const less = short ? [{ amount: short.invoice.total - 660, payerName: kanaOf(short.company).slice(0, 48) }] : [];
  return [...clear, { amount: 32_780, payerName: "ﾀﾅｶ ﾏｺﾄ" }, ...less];
}

/** Plans, invoices, payments and bank files of the demo's companies; the book balances like any other. */
export async function loadDemoMoney(
  em: EntityManager,
  { now, adminId, companyIds }: { now: Date; adminId: string; companyIds: readonly string[] },
): Promise<void> {
  const desk: Desk = { em, now, accountant: { adminId } };
  const plans = new Map((await em.find(Plan, {})).map((plan) => [plan.code, plan]));
  const found = await em.find(Company, { id: { $in: companyIds.slice(0, payers) }, status: "ACTIVE", plan: { $ne: "FREE" } });
  const places = new Map(companyIds.map((id, place) => [id, place]));
  const companies = found.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
  const waiting: { company: Company; invoice: Invoice }[] = [];
  for (const [place, company] of companies.entries()) {
    const plan = plans.get(company.plan.code);
    if (!plan) continue;
    const method = place % 4 === 0 ? "CARD" : "TRANSFER";
    const invoices = await billMonths(desk, { company, plan, first: later(now, -(70 + ((place * 11) % 50))), method });
    settle(desk, company, place, invoices);
    const [last] = invoices.slice(-1);
    if (last?.status === "INVOICED" && company.nameKana) waiting.push({ company, invoice: last });
  }
  await em.flush();
  const half = Math.ceil(waiting.length / 2);
  await addFile(desk, transfersOf(waiting.slice(0, half)), { day: jstDate(later(now, -1)), status: "IMPORTED" });
  await addFile(desk, transfersOf(waiting.slice(half)), { day: jstDate(now), status: "STAGED" });
}

import type { EntityManager, RequiredEntityData } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import type { Ctx, Mail } from "../../../shared/ctx.ts";
import { aCompany, aMember } from "../../../testing/factories.ts";
import { anInvoice } from "../../../testing/money.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Plan } from "../../account/company/plan.entity.ts";
import { listPlanOffers } from "../../account/company/plan.queries.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { LedgerEntry } from "../payment/ledger-entry.entity.ts";
import { chargeInvoice } from "./charge-invoice.ts";
import { renewSubscriptions } from "./renew-subscriptions.ts";
import { requireRoom } from "./require-room.ts";
import { settleInvoice } from "./settle-invoice.ts";
import { Subscription } from "./subscription.entity.ts";

let server: TestServer;
let em: EntityManager;
let company: Company;
let mails: Mail[];
const dayMs = 86_400_000;
/** 12:00 in Japan on the last day of February: the plan began on a 31st. */
const end = new Date("2027-02-28T03:00:00Z");
const begun = new Date("2027-01-31T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  em = server.em();
  await em.nativeDelete(Subscription, {});
  mails = [];
  server.setNow(begun);
  company = aCompany(em, { plan: "STANDARD" });
  aMember(em, company);
});

const ctx = (): Ctx => ({ ...systemContext(server.services, "test").ctx, mail: (_, mail) => void mails.push(mail) });
async function subscribed(changes: Partial<RequiredEntityData<Subscription>> = {}): Promise<void> {
  const period = { periodStart: begun, periodEnd: end, anchorDay: 31 };
  em.create(Subscription, { company, status: "ACTIVE", method: "TRANSFER", ...period, updatedAt: begun, ...changes });
  await em.flush();
}
async function tickAt(moment: Date): Promise<void> {
  server.setNow(moment);
  await renewSubscriptions(ctx());
}
const before = (moment: Date) => new Date(moment.getTime() - 1);
const after = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);
const invoices = () => server.em().find(Invoice, { company: company.id }, { orderBy: { id: "asc" } });
const subscription = () => server.em().findOneOrFail(Subscription, { company: company.id });
const planNow = async () => (await server.em().findOneOrFail(Company, { id: company.id })).plan.code;
const told = () => mails.map(({ template, params }) => [template, params]);

describe("a plan by transfer", () => {
  it("is billed when its month is over, not a moment before, for the month after, by the day on which it began", async () => {
    await subscribed();
    await tickAt(before(end));
    expect(await invoices()).toEqual([]);
    await tickAt(end);
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ kind: "RENEW", method: "TRANSFER", planCode: "STANDARD", subtotal: 29_800, tax: 2_980, total: 32_780 });
    expect(invoice).toMatchObject({ taxRate: 10, issuedAt: end, dueAt: new Date("2027-03-30T03:00:00Z"), status: "INVOICED" });
    expect(invoice?.lines).toEqual([{ code: "PLAN", planCode: "STANDARD", from: "2027-02-28", to: "2027-03-30", amount: 29_800 }]);
    expect(await subscription()).toMatchObject({ periodStart: end, periodEnd: new Date("2027-03-31T03:00:00Z"), anchorDay: 31 });
    expect(told()).toEqual([
      ["plan-invoiced", { company: company.name, plan: "STANDARD", total: 32_780, number: invoice?.number, due: "2027-03-30" }],
    ]);
  });

  it("goes over to the plan that was wished, at its price", async () => {
    await subscribed({ nextPlan: "PREMIUM" });
    await tickAt(end);
    expect(await invoices()).toMatchObject([{ planCode: "PREMIUM", subtotal: 98_000, tax: 9_800, total: 107_800 }]);
    expect([await planNow(), (await subscription()).nextPlan]).toEqual(["PREMIUM", null]);
  });

  it.each([
    ["fourteen days late", after(end, -14), "FREE", "plan-ended"],
    ["a moment less", new Date(after(end, -14).getTime() + 1), "STANDARD", "plan-invoiced"],
  ])("that is %s with its money leads to %s", async (_, dueAt, plan, template) => {
    await subscribed();
    const late = await anInvoice(server, em, { company });
    Object.assign(late, { status: "OVERDUE", dueAt });
    await em.flush();
    await tickAt(end);
    expect([await planNow(), told()[0]?.[0]]).toEqual([plan, template]);
    expect(await invoices()).toHaveLength(plan === "FREE" ? 1 : 2);
  });

  it("ends with a company that was stopped, and with the wish for the free plan", async () => {
    company.status = "SUSPENDED";
    await subscribed();
    await tickAt(end);
    expect([await planNow(), await invoices(), (await subscription()).status]).toEqual(["FREE", [], "NONE"]);
    expect(told()).toEqual([["plan-ended", { company: company.name, plan: "STANDARD" }]]);
  });
});

describe("a plan by card of which none is saved", () => {
  it("is past due for fourteen days, reminds daily, and then ends with its invoice", async () => {
    await subscribed({ method: "CARD" });
    await tickAt(end);
    expect(await subscription()).toMatchObject({ status: "PAST_DUE", pastDueSince: end, nextDunningAt: after(end, 1) });
    await tickAt(before(after(end, 1)));
    expect(mails).toHaveLength(1);
    await tickAt(after(end, 1));
    expect(mails).toHaveLength(2);
    expect((await subscription()).nextDunningAt).toEqual(after(end, 2));
    const [invoice] = await invoices();
    const due = { company: company.name, plan: "STANDARD", total: 32_780, number: invoice?.number, due: "2027-03-14" };
    expect(told()).toEqual([
      ["plan-past-due", due],
      ["plan-past-due", due],
    ]);
    await tickAt(before(after(end, 14)));
    expect([await planNow(), (await invoices())[0]?.status]).toEqual(["STANDARD", "INVOICED"]);
    await server.em().nativeUpdate(Subscription, { company: company.id }, { nextDunningAt: after(end, 14) });
    await tickAt(after(end, 14));
    expect([await planNow(), (await invoices())[0]?.status]).toEqual(["FREE", "VOID"]);
    expect(told().at(-1)).toEqual(["plan-ended", { company: company.name, plan: "STANDARD" }]);
  });
});

it("charges what is still open of an invoice to the card, and takes late money of a void one as a deposit", async () => {
  const invoice = await anInvoice(server, em, { company, total: 32_780 });
  invoice.paidAmount = 10_001;
  await subscribed({ method: "CARD", cardMethod: "saved_test_visa", customer: "c" });
  const context = ctx();
  const locked = { company, subscription: await em.findOneOrFail(Subscription, { company: company.id }) };
  const payment = chargeInvoice(context, em, locked, invoice);
  expect(payment).toMatchObject({ amount: 22_779, purpose: "INVOICE", invoiceId: invoice.id, paymentMethod: "saved_test_visa" });
  invoice.status = "VOID";
  await em.flush();
  await em.transactional(async (inner) => settleInvoice(context, inner, await inner.findOneOrFail(CardPayment, { id: payment.id })));
  const late = await server.em().find(LedgerEntry, { memo: "late income", invoiceId: invoice.id }, { orderBy: { amount: "asc" } });
  expect(late.map(({ account, amount, company: owner }) => [account, amount, owner?.id])).toEqual([
    ["DEPOSIT", -22_779, company.id],
    ["CASH_CARD", 22_779, company.id],
  ]);
});

describe("a smaller plan", () => {
  it.each([
    ["just", 3, ["ACTIVE", "INVITED"], true],
    ["but for a posting", 4, ["ACTIVE", "INVITED"], false],
    ["but for a member", 3, ["ACTIVE", "INVITED", "ACTIVE"], false],
    ["but for an invitation", 3, ["ACTIVE", "ACTIVE", "INVITED"], false],
    ["with members who left", 3, ["ACTIVE", "ACTIVE", "DISABLED", "DISABLED"], true],
  ] as const)("has room, %s", async (_, publishedWorks, members, has) => {
    const small = aCompany(em, { publishedWorks });
    for (const status of members) aMember(em, small, { status });
    await em.flush();
    const plan = em.create(
      Plan,
      { code: "FREE", name: "", nameEn: "", publishedWorkLimit: 3, memberLimit: 2, monthlyPrice: 0 },
      { persist: false },
    );
    const asked = requireRoom(em, small, plan);
    if (has) await asked;
    else await expect(asked).rejects.toMatchObject({ problems: [{ code: "PLAN_TOO_SMALL", params: { works: 3, members: 2 } }] });
  });
});

it("offers plans with prices that include the tax, rounded down, the smallest first", async () => {
  await em.nativeUpdate(Plan, { code: "STANDARD" }, { monthlyPrice: 29_805 });
  const offers = await listPlanOffers({ em: server.em() }, "en");
  await em.nativeUpdate(Plan, { code: "STANDARD" }, { monthlyPrice: 29_800 });
  expect(offers.map(({ code, monthlyPrice, monthlyPriceWithTax }) => [code, monthlyPrice, monthlyPriceWithTax])).toEqual([
    ["FREE", 0, 0],
    ["STANDARD", 29_805, 32_785],
    ["PREMIUM", 98_000, 107_800],
  ]);
});

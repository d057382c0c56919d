import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { TestCharge } from "../../../platform/payment/test-charge.entity.ts";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { unbalanced } from "../../../testing/money.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { markOverdueInvoices } from "../invoice/mark-overdue-invoices.ts";
import { renewSubscriptions } from "./renew-subscriptions.ts";
import { Subscription } from "./subscription.entity.ts";

let postgres: TestPostgres;
let server: TestServer;
let owner: Awaited<ReturnType<TestServer["asCompany"]>>;
const november = new Date("2026-11-01T03:00:00Z");
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
  owner = await server.asCompany("OWNER");
});

async function ask(field: string, query: string, variables: object, client: TestClient = owner) {
  const { data, errors } = await client.graphql(query, { ...variables });
  expect(errors).toEqual([]);
  return data[field];
}
const saveCard = (paymentMethod = "test_visa") =>
  ask(
    "saveCompanyCard",
    "mutation ($input: SaveCompanyCardInput!) { saveCompanyCard(input: $input) { subscription { card } clientSecret errors { code } } }",
    {
      input: { paymentMethod, operationId: newId() },
    },
  );
const change = (planCode: string, changes: object = {}, client: TestClient = owner) =>
  ask(
    "changePlan",
    "mutation ($input: ChangePlanInput!) { changePlan(input: $input) { subscription { status method nextPlan periodEnd } errors { code } } }",
    { input: { planCode, method: "CARD", expectedTotal: 32_780, operationId: newId(), agreed: true, ...changes } },
    client,
  );
const quote = (planCode: string) =>
  ask("planQuote", "query ($planCode: PlanCode!) { planQuote(planCode: $planCode) { kind total effectiveAt lines { code amount } } }", {
    planCode,
  });
const planNow = async () => (await server.em().findOneOrFail(Company, { id: owner.company.id })).plan.code;
const invoices = () => server.em().find(Invoice, { company: owner.company.id }, { orderBy: { issuedAt: "asc" } });
const tick = () => renewSubscriptions(systemContext(server.services, "test").ctx);
const charged = () => server.em().count(TestCharge, { status: "PAID", amount: { $gt: 0 } });
/** Subjects of the mails this company's owner got, oldest first, without the site's name. */
async function told() {
  const own = (await server.mails()).filter(({ to }) => to === owner.member.email);
  return own.map(({ subject }) => subject.replace(/^【.*】/, "")).reverse();
}
async function balanced() {
  expect(await unbalanced(server)).toEqual([]);
}

/** Another day: the member has signed in again. */
async function goTo(day: string) {
  server.setNow(new Date(day));
  owner = await server.asCompany("OWNER", owner.company);
}

describe("changing to a paid plan by card", () => {
  it("charges what the confirmation said, begins the plan and bills it", async () => {
    expect(await saveCard()).toMatchObject({ subscription: { card: "visa 4242" }, errors: [] });
    expect(await quote("STANDARD")).toMatchObject({ kind: "START", total: 32_780 });
    expect(await change("STANDARD")).toMatchObject({ subscription: { status: "ACTIVE", method: "CARD", nextPlan: null }, errors: [] });
    expect(await planNow()).toBe("STANDARD");
    expect(await invoices()).toMatchObject([
      { status: "PAID", total: 32_780, paidAmount: 32_780, number: expect.stringMatching(/^2026-\d{6}$/) },
    ]);
    await balanced();
  });

  it("asks the bank about the card first where the bank wants it", async () => {
    const { clientSecret } = await saveCard("test_three_d_secure");
    await owner.post("/api/payment/test-bank", { clientSecret, agreed: true });
    const done = await ask("completeCompanyCard", "mutation { completeCompanyCard { subscription { card } errors { code } } }", {});
    expect(done).toEqual({ subscription: { card: "visa 3220" }, errors: [] });
    expect((await change("STANDARD")).errors).toEqual([]);
  });

  it("changes nothing without a card, for another price, without consent, or when the card is refused", async () => {
    expect((await change("STANDARD")).errors).toEqual([{ code: "CARD_REQUIRED" }]);
    expect((await saveCard("test_declined")).errors).toEqual([{ code: "CARD_DECLINED" }]);
    await saveCard("test_visa");
    expect((await change("STANDARD", { expectedTotal: 1 })).errors).toEqual([{ code: "PRICE_CHANGED" }]);
    expect((await change("STANDARD", { agreed: false })).errors).toEqual([{ code: "TERMS_NOT_ACCEPTED" }]);
    await server.em().nativeUpdate(Subscription, { company: owner.company.id }, { cardMethod: "saved_test_insufficient" });
    expect((await change("STANDARD")).errors).toEqual([{ code: "INSUFFICIENT_FUNDS" }]);
    expect(await planNow()).toBe("FREE");
    expect((await invoices()).map(({ status }) => status)).toEqual(["VOID"]);
    await balanced();
  });

  it("charges once however often the same change is sent at once, and once for different ones", async () => {
    await saveCard();
    const before = await charged();
    const operationId = newId();
    const same = await Promise.all(Array.from({ length: 5 }, () => change("STANDARD", { operationId })));
    expect(same.flatMap(({ errors }) => errors)).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => change("STANDARD")));
    expect(await charged()).toBe(before + 1);
    expect((await invoices()).filter(({ status }) => status === "PAID")).toHaveLength(1);
    await balanced();
  });
});

it("renews on the day of the month on which the plan began, after short months too", async () => {
  await goTo("2027-01-31T03:00:00Z");
  expect((await change("STANDARD", { method: "TRANSFER" })).errors).toEqual([]);
  for (const day of ["2027-02-28", "2027-03-31", "2027-04-30"]) {
    server.setNow(new Date(`${day}T03:00:01Z`));
    await tick();
  }
  const ends = (await invoices()).map(({ periodEnd }) => periodEnd.toISOString().slice(0, 10));
  expect(ends).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
});

describe("changing a paid plan", () => {
  beforeEach(async () => {
    await saveCard();
    await change("STANDARD");
  });

  it("to a larger one gives back the unused days and charges the rest at once", async () => {
    await goTo("2026-11-16T03:00:00Z");
    const offered = await quote("PREMIUM");
    expect(offered.lines.map(({ amount }: { amount: number }) => amount)).toEqual([-14_900, 49_000]);
    expect((await change("PREMIUM", { expectedTotal: offered.total })).errors).toEqual([]);
    expect(await planNow()).toBe("PREMIUM");
    await balanced();
  });

  it("to free waits for the end of the month, can be taken back, and then ends the plan", async () => {
    expect(await change("FREE", { expectedTotal: 0 })).toMatchObject({ subscription: { nextPlan: "FREE" }, errors: [] });
    expect(await change("STANDARD", { expectedTotal: 0 })).toMatchObject({ subscription: { nextPlan: null } });
    await change("FREE", { expectedTotal: 0 });
    expect(await planNow()).toBe("STANDARD");
    server.setNow(new Date("2026-12-01T03:00:01Z"));
    await tick();
    expect(await planNow()).toBe("FREE");
    expect(await invoices()).toHaveLength(1);
  });

  it("renews each month once, however many processes try", async () => {
    server.setNow(new Date("2026-12-01T03:00:01Z"));
    await Promise.all(Array.from({ length: 10 }, tick));
    const all = await invoices();
    expect(all.map(({ kind, status }) => [kind, status])).toEqual([
      ["START", "PAID"],
      ["RENEW", "PAID"],
    ]);
    expect((await server.em().findOneOrFail(Subscription, { company: owner.company.id })).periodEnd).toEqual(
      new Date("2027-01-01T03:00:00Z"),
    );
    await balanced();
  });

  it("goes after a refused renewal daily, tells the owner, and ends the plan after fourteen days", async () => {
    await server.em().nativeUpdate(Subscription, { company: owner.company.id }, { cardMethod: "saved_test_declined" });
    for (let day = 1; day <= 16; day += 1) {
      server.setNow(new Date(Date.UTC(2026, 11, day, 3, 0, day)));
      await tick();
      expect([day, await planNow()]).toEqual([day, day < 15 ? "STANDARD" : "FREE"]);
    }
    expect((await invoices()).map(({ status }) => status)).toEqual(["PAID", "VOID"]);
    const refusals = Array.from({ length: 14 }, () => "カードで決済できませんでした");
    expect(await told()).toEqual(["お支払いが完了しました", ...refusals, "フリープランに変わりました"]);
    expect((await server.mails()).find(({ subject }) => subject.includes("決済できません"))?.text).toContain("お支払期限：2026-12-15");
    expect((await server.mails()).find(({ subject }) => subject.includes("フリープランに"))?.text).toContain(
      "終わったプラン：スタンダード",
    );
    await balanced();
  });

  it("tries a new card at once when a renewal was refused", async () => {
    await server.em().nativeUpdate(Subscription, { company: owner.company.id }, { cardMethod: "saved_test_declined" });
    await goTo("2026-12-01T03:00:01Z");
    await tick();
    const unpaid = await ask("planSubscription", "{ planSubscription { status endsUnpaidAt } }", {});
    expect(unpaid).toEqual({ status: "PAST_DUE", endsUnpaidAt: "2026-12-15T03:00:01.000Z" });
    expect((await change("FREE", { expectedTotal: 0 })).errors).toEqual([{ code: "PAYMENT_PENDING" }]);
    await saveCard("test_visa");
    await tick();
    expect((await invoices()).map(({ status }) => status)).toEqual(["PAID", "PAID"]);
    expect((await server.em().findOneOrFail(Subscription, { company: owner.company.id })).status).toBe("ACTIVE");
    expect(await told()).toEqual(["カードで決済できませんでした", "お支払いが完了しました"]);
  });
});

it("bills by transfer: the plan begins with the invoice, which waits for the money", async () => {
  expect((await change("STANDARD", { method: "TRANSFER" })).errors).toEqual([]);
  expect(await planNow()).toBe("STANDARD");
  const [invoice] = await invoices();
  expect(await told()).toEqual(["請求書を発行しました"]);
  expect(invoice).toMatchObject({ status: "INVOICED", method: "TRANSFER", dueAt: new Date("2026-12-01T03:00:00Z") });
  const file = await owner.get(`/api/company/invoice/${invoice?.id}`);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const recruiter = await server.asCompany("RECRUITER", owner.company);
  const stranger = await server.asCompany("OWNER");
  expect([
    (await recruiter.get(`/api/company/invoice/${invoice?.id}`)).status,
    (await stranger.get(`/api/company/invoice/${invoice?.id}`)).status,
  ]).toEqual([403, 404]);
});

it("bills nothing more to who does not pay by transfer: a larger plan waits for the money, and two weeks later the plan is not renewed", async () => {
  const late = () => markOverdueInvoices(systemContext(server.services, "test").ctx);
  await change("STANDARD", { method: "TRANSFER" });
  await goTo("2026-12-02T03:00:00Z");
  await late();
  await tick();
  expect((await invoices()).map(({ status }) => status)).toEqual(["OVERDUE", "INVOICED"]);
  const { total } = await quote("PREMIUM");
  expect((await change("PREMIUM", { method: "TRANSFER", expectedTotal: total })).errors).toEqual([{ code: "PAYMENT_PENDING" }]);
  expect((await change("FREE", { expectedTotal: 0 })).errors).toEqual([]);
  await change("STANDARD", { expectedTotal: 0 });
  server.setNow(new Date("2027-01-01T03:00:01Z"));
  await late();
  await tick();
  expect([await planNow(), (await invoices()).length]).toEqual(["FREE", 2]);
  const [ended] = await server.mails();
  expect([ended?.subject, ended?.text]).toEqual([
    expect.stringContaining("フリープランに変わりました"),
    expect.stringContaining("終わったプラン：スタンダード"),
  ]);
  await balanced();
});

it("does not let a company leave a plan whose room it needs, nor one under review begin one", async () => {
  await saveCard();
  await change("STANDARD");
  await server.em().nativeUpdate(Company, { id: owner.company.id }, { publishedWorks: 4 });
  expect((await change("FREE", { expectedTotal: 0 })).errors).toEqual([{ code: "PLAN_TOO_SMALL" }]);
  const em = server.em();
  const pending = aCompany(em, { status: "PENDING" });
  await em.flush();
  const newcomer = await server.asCompany("OWNER", pending);
  expect((await change("STANDARD", { method: "TRANSFER" }, newcomer)).errors).toEqual([{ code: "COMPANY_NOT_ACTIVE" }]);
});

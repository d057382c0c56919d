import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../app/request-context.ts";
import { newId } from "../../shared/ids.ts";
import { type FakeStripe, type Fault, startFakeStripe } from "../../testing/fake-stripe.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { unbalanced } from "../../testing/money.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { PaymentNotice } from "../payment/payment-notice.entity.ts";
import { Refund } from "./refund.entity.ts";
import { settleDueRefunds } from "./settle-due-refunds.ts";

const webhookSecret = "whsec_for_tests_only";
let stripe: FakeStripe;
let server: TestServer;
let accountant: TestClient;
let seeker: Awaited<ReturnType<TestServer["asSeeker"]>>;
beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startTestServer({
    env: {
      STRIPE_SECRET_KEY: "sk_test_0",
      STRIPE_PUBLISHABLE_KEY: "pk_test_0",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.url,
    },
  });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});
beforeEach(async () => {
  server.setNow(new Date());
  stripe.faultOf = () => undefined;
  stripe.refunds.length = 0;
  accountant = await server.asAdmin("ACCOUNTANT");
  seeker = await server.asSeeker();
});

/** A paid certificate: the order and its PaymentIntent. */
async function buy(client: TestClient = seeker): Promise<{ saleId: string; intent: string }> {
  const input = { productCode: "CERTIFICATE_1", expectedPrice: 1100, paymentMethod: "pm_card", operationId: newId(), agreed: true };
  const { data } = await client.graphql(
    "mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { purchase { id status } } }",
    { input },
  );
  const payment = await server.em().findOneOrFail(CardPayment, { operationId: input.operationId });
  return { saleId: data.purchaseLicence.purchase.id, intent: payment.reference ?? "" };
}

async function giveBack(saleId: string, operationId = newId()) {
  const input = { saleId, cause: "WITHIN_TERMS", reason: "電話で申し出", operationId };
  const { data, errors } = await accountant.graphql(
    "mutation ($input: RefundLicenceInput!) { refundLicence(input: $input) { sale { refund { status amount } } errors { code } } }",
    { input },
  );
  expect(errors).toEqual([]);
  return data.refundLicence;
}

/** Tells of a charge as Stripe's charge.refunded does. */
function notify(intent: string, { id = `evt_${newId()}`, object = "charge" } = {}) {
  const charge = stripe.intents.get(intent)?.latest_charge;
  const facts = object === "charge" ? charge : { id: "re_1", object: "refund", payment_intent: intent };
  const payload = JSON.stringify({ id, object: "event", type: "charge.refunded", data: { object: { ...facts, object } } });
  const signature = new Stripe("sk_test_0").webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  return server.anonymous().post("/api/payment/notice", payload, { "stripe-signature": signature });
}

const refundOf = (saleId: string) => server.em().findOne(Refund, { purchase: saleId });
const licences = async () => (await seeker.graphql("{ licences { kind } }")).data.licences;
const mails = async () => (await server.mails()).filter(({ to, subject }) => to === seeker.user.email && subject.includes("返金"));

describe("a refund through Stripe", () => {
  it("gives the whole price back to the charge, once, and ends the licence", async () => {
    const { saleId, intent } = await buy();
    expect(await giveBack(saleId)).toEqual({ sale: { refund: { status: "DONE", amount: 1100 } }, errors: [] });
    expect(stripe.refunds).toEqual([{ intent, amount: 1100 }]);
    expect((await giveBack(saleId)).errors).toEqual([{ code: "ALREADY_REFUNDED" }]);
    expect(stripe.refunds).toHaveLength(1);
    expect([await licences(), (await mails()).length]).toEqual([[], 1]);
    expect(await unbalanced(server)).toEqual([]);
  });

  it("waits where the answer was lost, and asks what went back before it asks again", async () => {
    const { saleId } = await buy();
    let calls = 0;
    stripe.faultOf = () => ((calls += 1) === 2 ? "ERROR_AFTER" : undefined);
    expect((await giveBack(saleId)).sale.refund).toEqual({ status: "PENDING", amount: 0 });
    expect(await licences()).toEqual([]);
    server.setNow(new Date(Date.now() + 60_000));
    await settleDueRefunds(systemContext(server.services, "test").ctx);
    expect(await refundOf(saleId)).toMatchObject({ status: "DONE", amount: 1100 });
    expect([stripe.refunds.length, (await mails()).length]).toEqual([1, 1]);
  });

  it("gives back exactly what was paid when 30 % of all calls fail in every way", async () => {
    const sales = await Promise.all(Array.from({ length: 20 }, async () => buy(await server.asSeeker())));
    const faults: readonly Fault[] = ["ERROR_BEFORE", "ERROR_AFTER", "LOST"];
    let state = 20_261_121;
    const random = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
    stripe.faultOf = () => (random() < 0.3 ? faults[Math.floor(random() * 3)] : undefined);
    await Promise.all(sales.map(({ saleId }) => giveBack(saleId)));
    const begun = Date.now();
    for (let round = 1; round <= 15; round += 1) {
      server.setNow(new Date(begun + round * 1_900_000));
      await settleDueRefunds(systemContext(server.services, "test").ctx);
    }
    const refunds = await server.em().find(Refund, { purchase: { $in: sales.map(({ saleId }) => saleId) } });
    expect(refunds.map(({ status, amount }) => [status, amount])).toEqual(sales.map(() => ["DONE", 1100]));
    expect(stripe.refunds.toSorted((one, other) => one.intent.localeCompare(other.intent))).toEqual(
      sales.map(({ intent }) => ({ intent, amount: 1100 })).toSorted((one, other) => one.intent.localeCompare(other.intent)),
    );
    expect(await unbalanced(server)).toEqual([]);
  }, 60_000);

  it("tells that the provider refused, gives the licence back, and may be tried again", async () => {
    const { saleId } = await buy();
    const real = stripe.refund;
    stripe.refund = () => ({
      status: 400,
      body: { error: { type: "invalid_request_error", code: "charge_disputed", message: "disputed" } },
    });
    expect((await giveBack(saleId)).errors).toEqual([{ code: "REFUND_REFUSED" }]);
    expect([await licences(), (await mails()).length]).toEqual([[{ kind: "CERTIFICATE" }], 0]);
    stripe.refund = real;
    expect((await giveBack(saleId)).sale.refund.status).toBe("DONE");
    expect(await licences()).toEqual([]);
  });
});

describe("a notice of a refund at Stripe's own desk", () => {
  it("is taken in once for ten copies: book, licence, mail", async () => {
    const { saleId, intent } = await buy();
    stripe.refund(intent, 1100);
    const id = `evt_${newId()}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(intent, { id })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await refundOf(saleId)).toMatchObject({ status: "DONE", source: "PROVIDER", amount: 1100, cause: null });
    expect([await licences(), (await mails()).length, await server.em().count(PaymentNotice, { id })]).toEqual([[], 1, 1]);
    const receipt = (await refundOf(saleId))?.number?.slice(0, -2);
    const booked = await server
      .em()
      .execute("select account, amount from ledger_entry where memo = ? order by account", [`refund ${receipt}`]);
    expect(booked).toEqual([
      { account: "CASH_CARD", amount: -1100 },
      { account: "SALES", amount: 1000 },
      { account: "TAX", amount: 100 },
    ]);
  });

  it("books a part, leaves the licence, and lets the accountant give back the rest", async () => {
    const { saleId, intent } = await buy();
    stripe.refund(intent, 400);
    await notify(intent);
    expect(await refundOf(saleId)).toMatchObject({ status: "PARTIAL", amount: 400 });
    expect(await licences()).toHaveLength(1);
    expect(await giveBack(saleId)).toMatchObject({ sale: { refund: { status: "DONE", amount: 1100 } } });
    expect(stripe.refunds).toEqual([
      { intent, amount: 400 },
      { intent, amount: 700 },
    ]);
    expect((await mails()).length).toBe(2);
    expect(await unbalanced(server)).toEqual([]);
  });

  it("that the bank sent the money back restores the licence and takes the posting back", async () => {
    const { saleId, intent } = await buy();
    await giveBack(saleId);
    Object.assign(stripe.intents.get(intent)?.latest_charge ?? {}, { amount_refunded: 0, refunded: false });
    await notify(intent, { object: "refund" });
    expect(await refundOf(saleId)).toMatchObject({ status: "REFUSED", amount: 0 });
    expect(await licences()).toHaveLength(1);
    expect(await unbalanced(server)).toEqual([]);
  });

  it("that lies about the charge changes nothing", async () => {
    const { saleId, intent } = await buy();
    const answer = await notify(intent, { object: "refund" });
    expect([answer.status, await refundOf(saleId), (await licences()).length]).toEqual([200, null, 1]);
  });
});

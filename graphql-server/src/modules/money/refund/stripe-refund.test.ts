import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { unbalanced } from "../../../testing/money.ts";
import { faults, orderCertificate, sendNotice, startStripeServer } from "../../../testing/servers/stripe-server.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { seededRandom } from "../../exam/engine/random.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { PaymentNotice } from "../payment/payment-notice.entity.ts";
import { Refund } from "./refund.entity.ts";
import { settleDueRefunds } from "./settle-due-refunds.ts";

let shop: Awaited<ReturnType<typeof startStripeServer>>;
let accountant: TestClient;
let seeker: Awaited<ReturnType<TestServer["asSeeker"]>>;
beforeAll(async () => {
  shop = await startStripeServer();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.server.setNow(new Date());
  shop.stripe.faultOf = () => undefined;
  shop.stripe.refunds.length = 0;
  accountant = await shop.server.asAdmin("ACCOUNTANT");
  seeker = await shop.server.asSeeker();
});

/** A paid certificate: the order and its PaymentIntent. */
async function buy(client: TestClient = seeker): Promise<{ saleId: string; intent: string }> {
  const { purchase, operationId } = await orderCertificate(client);
  const payment = await shop.server.em().findOneOrFail(CardPayment, { operationId });
  return { saleId: purchase.id, intent: payment.reference ?? "" };
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
function notify(intent: string, { id = newId(), object = "charge" } = {}) {
  const charge = shop.stripe.intents.get(intent)?.latest_charge;
  const facts = object === "charge" ? charge : { id: "re_1", object: "refund", payment_intent: intent };
  return sendNotice(shop.server, { type: "charge.refunded", object: { ...facts, object }, id });
}

const refundOf = (saleId: string) => shop.server.em().findOne(Refund, { purchase: saleId });
const licences = async () => (await seeker.graphql("{ licences { kind } }")).data.licences;
const mails = async () => (await shop.server.mails()).filter(({ to, subject }) => to === seeker.user.email && subject.includes("返金"));

describe("a refund through Stripe", () => {
  it("gives the whole price back to the charge, once, and ends the licence", async () => {
    const { saleId, intent } = await buy();
    expect(await giveBack(saleId)).toEqual({ sale: { refund: { status: "DONE", amount: 1100 } }, errors: [] });
    expect(shop.stripe.refunds).toEqual([{ intent, amount: 1100 }]);
    expect((await giveBack(saleId)).errors).toEqual([{ code: "ALREADY_REFUNDED" }]);
    expect(shop.stripe.refunds).toHaveLength(1);
    expect([await licences(), (await mails()).length]).toEqual([[], 1]);
    expect(await unbalanced(shop.server)).toEqual([]);
  });

  it("waits where the answer was lost, and asks what went back before it asks again", async () => {
    const { saleId } = await buy();
    let calls = 0;
    shop.stripe.faultOf = () => ((calls += 1) === 2 ? "ERROR_AFTER" : undefined);
    expect((await giveBack(saleId)).sale.refund).toEqual({ status: "PENDING", amount: 0 });
    expect(await licences()).toEqual([]);
    shop.server.setNow(new Date(Date.now() + 60_000));
    await settleDueRefunds(systemContext(shop.server.services, "test").ctx);
    expect(await refundOf(saleId)).toMatchObject({ status: "DONE", amount: 1100 });
    expect([shop.stripe.refunds.length, (await mails()).length]).toEqual([1, 1]);
  });

  it("gives back exactly what was paid when 30 % of all calls fail in every way", async () => {
    const sales = await Promise.all(Array.from({ length: 20 }, async () => buy(await shop.server.asSeeker())));
    const random = seededRandom(20_261_121);
    shop.stripe.faultOf = () => (random() < 0.3 ? faults[Math.floor(random() * 3)] : undefined);
    await Promise.all(sales.map(({ saleId }) => giveBack(saleId)));
    const begun = Date.now();
    for (let round = 1; round <= 15; round += 1) {
      shop.server.setNow(new Date(begun + round * 1_900_000));
      await settleDueRefunds(systemContext(shop.server.services, "test").ctx);
    }
    const refunds = await shop.server.em().find(Refund, { purchase: { $in: sales.map(({ saleId }) => saleId) } });
    expect(refunds.map(({ status, amount }) => [status, amount])).toEqual(sales.map(() => ["DONE", 1100]));
    expect(shop.stripe.refunds.toSorted((one, other) => one.intent.localeCompare(other.intent))).toEqual(
      sales.map(({ intent }) => ({ intent, amount: 1100 })).toSorted((one, other) => one.intent.localeCompare(other.intent)),
    );
    expect(await unbalanced(shop.server)).toEqual([]);
  });

  it("tells that the provider refused, gives the licence back, and may be tried again", async () => {
    const { saleId } = await buy();
    const real = shop.stripe.refund;
    shop.stripe.refund = () => ({
      status: 400,
      body: { error: { type: "invalid_request_error", code: "charge_disputed", message: "disputed" } },
    });
    expect((await giveBack(saleId)).errors).toEqual([{ code: "REFUND_REFUSED" }]);
    expect([await licences(), (await mails()).length]).toEqual([[{ kind: "CERTIFICATE" }], 0]);
    shop.stripe.refund = real;
    expect((await giveBack(saleId)).sale.refund.status).toBe("DONE");
    expect(await licences()).toEqual([]);
  });
});

describe("a notice of a refund at Stripe's own desk", () => {
  it("is taken in once for ten copies: book, licence, mail", async () => {
    const { saleId, intent } = await buy();
    shop.stripe.refund(intent, 1100);
    const id = `evt_${newId()}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(intent, { id })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await refundOf(saleId)).toMatchObject({ status: "DONE", source: "PROVIDER", amount: 1100, cause: null });
    expect([await licences(), (await mails()).length, await shop.server.em().count(PaymentNotice, { id })]).toEqual([[], 1, 1]);
    const receipt = (await refundOf(saleId))?.number?.slice(0, -2);
    const booked = await shop.server
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
    shop.stripe.refund(intent, 400);
    await notify(intent);
    expect(await refundOf(saleId)).toMatchObject({ status: "PARTIAL", amount: 400 });
    expect(await licences()).toHaveLength(1);
    expect(await giveBack(saleId)).toMatchObject({ sale: { refund: { status: "DONE", amount: 1100 } } });
    expect(shop.stripe.refunds).toEqual([
      { intent, amount: 400 },
      { intent, amount: 700 },
    ]);
    expect((await mails()).length).toBe(2);
    expect(await unbalanced(shop.server)).toEqual([]);
  });

  it("that the bank sent the money back restores the licence and takes the posting back", async () => {
    const { saleId, intent } = await buy();
    await giveBack(saleId);
    Object.assign(shop.stripe.intents.get(intent)?.latest_charge ?? {}, { amount_refunded: 0, refunded: false });
    await notify(intent, { object: "refund" });
    expect(await refundOf(saleId)).toMatchObject({ status: "REFUSED", amount: 0 });
    expect(await licences()).toHaveLength(1);
    expect(await unbalanced(shop.server)).toEqual([]);
  });

  it("that lies about the charge changes nothing", async () => {
    const { saleId, intent } = await buy();
    const answer = await notify(intent, { object: "refund" });
    expect([answer.status, await refundOf(saleId), (await licences()).length]).toEqual([200, null, 1]);
  });
});

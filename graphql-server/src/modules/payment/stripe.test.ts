import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../app/request-context.ts";
import { newId } from "../../shared/ids.ts";
import { type FakeStripe, type Fault, startFakeStripe } from "../../testing/fake-stripe.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { Licence } from "../licence/licence.entity.ts";
import { CardPayment } from "./card-payment.entity.ts";
import { PaymentNotice } from "./payment-notice.entity.ts";
import { settleDuePayments } from "./settle-due-payments.ts";

const webhookSecret = "whsec_for_tests_only";
let stripe: FakeStripe;
let server: TestServer;
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
beforeEach(() => {
  stripe.faultOf = () => undefined;
  stripe.charges.length = 0;
});

const mutation = `mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { purchase { id status clientSecret } errors { code } } }`;

async function buy(client: TestClient, paymentMethod: string, operationId = newId()) {
  const input = { productCode: "CERTIFICATE_1", expectedPrice: 1100, paymentMethod, operationId, agreed: true };
  const { data, errors } = await client.graphql(mutation, { input });
  expect(errors).toEqual([]);
  return data.purchaseLicence;
}

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function notify(intent: string, { secret = webhookSecret, id = `evt_${newId()}`, timestamp = Math.floor(Date.now() / 1_000) } = {}) {
  const payload = JSON.stringify({
    id,
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: { id: intent, object: "payment_intent" } },
  });
  const signature = new Stripe("sk_test_0").webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return server.anonymous().post("/api/payment/notice", payload, { "stripe-signature": signature });
}

describe("a card payment through Stripe", () => {
  it("takes the money once and keeps brand and last four digits only", async () => {
    const { purchase } = await buy(await server.asSeeker(), "pm_card");
    expect(purchase.status).toBe("PAID");
    expect(stripe.charges).toEqual([{ intent: expect.any(String), amount: 1100 }]);
    const payment = await server.em().findOneOrFail(CardPayment, { reference: stripe.charges[0]?.intent ?? "" });
    expect([payment.cardBrand, payment.cardLast4, payment.paymentMethod]).toEqual(["visa", "4242", null]);
  });

  it("tells a refusal of the bank and closes the charge", async () => {
    const { errors } = await buy(await server.asSeeker(), "pm_declined");
    expect(errors).toEqual([{ code: "CARD_DECLINED" }]);
    expect([...stripe.intents.values()].at(-1)?.status).toBe("canceled");
    expect(stripe.charges).toEqual([]);
  });

  it("hands the browser the secret for the bank's question", async () => {
    const { purchase } = await buy(await server.asSeeker(), "pm_3ds");
    expect(purchase).toMatchObject({ status: "ACTION", clientSecret: expect.stringMatching(/_secret$/) });
  });

  it("charges exactly as often as there are orders when 30 % of all calls fail in every way", async () => {
    const random = seeded(20_261_121);
    const faults: readonly Fault[] = ["ERROR_BEFORE", "ERROR_AFTER", "LOST"];
    stripe.faultOf = () => (random() < 0.3 ? faults[Math.floor(random() * 3)] : undefined);
    const orders: string[] = [];
    const begun = Date.now();
    for (let index = 0; index < 200; index += 20) {
      const clients = await Promise.all(Array.from({ length: 20 }, () => server.asSeeker()));
      const operations = clients.map(() => newId());
      await Promise.all(clients.map((client, at) => buy(client, "pm_card", operations[at])));
      // The impatient send again.
      await Promise.all(clients.slice(0, 5).map((client, at) => buy(client, "pm_card", operations[at])));
      orders.push(...operations);
    }
    for (let round = 1; round <= 20; round += 1) {
      server.setNow(new Date(begun + round * 1_900_000));
      while ((await settleDuePayments(systemContext(server.services, "test").ctx)) > 0);
    }
    const paid = await server.em().find(CardPayment, { operationId: { $in: orders } });
    expect(paid.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => "PAID"));
    expect(stripe.charges).toHaveLength(200);
    expect(new Set(stripe.charges.map(({ intent }) => intent)).size).toBe(200);
    expect(await server.em().count(Licence, { purchase: { payment: { operationId: { $in: orders } } } })).toBe(200);
    server.setNow(new Date());
  }, 120_000);
});

describe("a notice of Stripe", () => {
  it("settles a payment whose answer was lost, once for ten copies", async () => {
    const own = await server.asSeeker();
    const { purchase } = await buy(own, "pm_3ds");
    const payment = await server.em().findOneOrFail(CardPayment, { user: own.user.id });
    const intent = stripe.intents.get(payment.reference ?? "");
    if (intent) Object.assign(intent, { status: "succeeded" });
    const id = `evt_${newId()}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(payment.reference ?? "", { id })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await server.em().count(Licence, { user: own.user.id })).toBe(1);
    expect(await server.em().count(PaymentNotice, { id })).toBe(1);
    expect(purchase.status).toBe("ACTION");
  });

  it("is not believed without the right signature, when it is old, and when it lies about the charge", async () => {
    const own = await server.asSeeker();
    await buy(own, "pm_3ds");
    const payment = await server.em().findOneOrFail(CardPayment, { user: own.user.id });
    const intent = payment.reference ?? "";
    const forged = await notify(intent, { secret: "whsec_other" });
    const old = await notify(intent, { timestamp: Math.floor(Date.now() / 1_000) - 301 });
    const lie = await notify(intent);
    expect([forged.status, old.status, lie.status]).toEqual([400, 400, 200]);
    expect((await forged.json()).code).toBe("INVALID_SIGNATURE");
    expect(await server.em().count(Licence, { user: own.user.id })).toBe(0);
  });
});

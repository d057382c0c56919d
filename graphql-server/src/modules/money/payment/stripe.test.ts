import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import { faults, orderCertificate, sendNotice, startStripeServer } from "../../../testing/servers/stripe-server.ts";
import { seededRandom } from "../../exam/engine/random.ts";
import { Licence } from "../licence/licence.entity.ts";
import { CardPayment } from "./card-payment.entity.ts";
import { PaymentNotice } from "./payment-notice.entity.ts";
import { settleDuePayments } from "./settle-due-payments.ts";

let shop: Awaited<ReturnType<typeof startStripeServer>>;
beforeAll(async () => {
  shop = await startStripeServer();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.stripe.faultOf = () => undefined;
  shop.stripe.charges.length = 0;
});

function notify(intent: string, how: { id?: string; secret?: string; timestamp?: number } = {}) {
  return sendNotice(shop.server, { type: "payment_intent.succeeded", object: { id: intent, object: "payment_intent" }, ...how });
}

describe("a card payment through Stripe", () => {
  it("takes the money once and keeps brand and last four digits only", async () => {
    const { purchase } = await orderCertificate(await shop.server.asSeeker(), "pm_card");
    expect(purchase.status).toBe("PAID");
    expect(shop.stripe.charges).toEqual([{ intent: expect.any(String), amount: 1100 }]);
    const payment = await shop.server.em().findOneOrFail(CardPayment, { reference: shop.stripe.charges[0]?.intent ?? "" });
    expect([payment.cardBrand, payment.cardLast4, payment.paymentMethod]).toEqual(["visa", "4242", null]);
  });

  it("tells a refusal of the bank and closes the charge", async () => {
    const { errors } = await orderCertificate(await shop.server.asSeeker(), "pm_declined");
    expect(errors).toEqual([{ code: "CARD_DECLINED" }]);
    expect([...shop.stripe.intents.values()].at(-1)?.status).toBe("canceled");
    expect(shop.stripe.charges).toEqual([]);
  });

  it("hands the browser the secret for the bank's question", async () => {
    const { purchase } = await orderCertificate(await shop.server.asSeeker(), "pm_3ds");
    expect(purchase).toMatchObject({ status: "ACTION", clientSecret: expect.stringMatching(/_secret$/) });
  });

  it("charges exactly as often as there are orders when 30 % of all calls fail in every way", async () => {
    const random = seededRandom(20_261_121);
    shop.stripe.faultOf = () => (random() < 0.3 ? faults[Math.floor(random() * 3)] : undefined);
    const orders: string[] = [];
    const begun = Date.now();
    for (let index = 0; index < 200; index += 20) {
      const clients = await Promise.all(Array.from({ length: 20 }, () => shop.server.asSeeker()));
      const operations = clients.map(() => newId());
      await Promise.all(clients.map((client, at) => orderCertificate(client, "pm_card", operations[at])));
      // The impatient send again.
      await Promise.all(clients.slice(0, 5).map((client, at) => orderCertificate(client, "pm_card", operations[at])));
      orders.push(...operations);
    }
    for (let round = 1; round <= 20; round += 1) {
      shop.server.setNow(new Date(begun + round * 1_900_000));
      while ((await settleDuePayments(systemContext(shop.server.services, "test").ctx)) > 0);
    }
    const paid = await shop.server.em().find(CardPayment, { operationId: { $in: orders } });
    expect(paid.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => "PAID"));
    expect(shop.stripe.charges).toHaveLength(200);
    expect(new Set(shop.stripe.charges.map(({ intent }) => intent)).size).toBe(200);
    expect(await shop.server.em().count(Licence, { purchase: { payment: { operationId: { $in: orders } } } })).toBe(200);
    shop.server.setNow(new Date());
  });
});

describe("a notice of Stripe", () => {
  it("settles a payment whose answer was lost, once for ten copies", async () => {
    const own = await shop.server.asSeeker();
    const { purchase } = await orderCertificate(own, "pm_3ds");
    const payment = await shop.server.em().findOneOrFail(CardPayment, { user: own.user.id });
    const intent = shop.stripe.intents.get(payment.reference ?? "");
    if (intent) Object.assign(intent, { status: "succeeded" });
    const id = `evt_${newId()}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(payment.reference ?? "", { id })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await shop.server.em().count(Licence, { user: own.user.id })).toBe(1);
    expect(await shop.server.em().count(PaymentNotice, { id })).toBe(1);
    expect(purchase.status).toBe("ACTION");
  });

  it("is not believed without the right signature, when it is old, and when it lies about the charge", async () => {
    const own = await shop.server.asSeeker();
    await orderCertificate(own, "pm_3ds");
    const payment = await shop.server.em().findOneOrFail(CardPayment, { user: own.user.id });
    const intent = payment.reference ?? "";
    const forged = await notify(intent, { secret: "whsec_other" });
    const old = await notify(intent, { timestamp: Math.floor(Date.now() / 1_000) - 301 });
    const lie = await notify(intent);
    expect([forged.status, old.status, lie.status]).toEqual([400, 400, 200]);
    expect((await forged.json()).code).toBe("INVALID_SIGNATURE");
    expect(await shop.server.em().count(Licence, { user: own.user.id })).toBe(0);
  });
});

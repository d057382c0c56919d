import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { type ChargeState, GatewayUnsure, type PaymentGateway } from "../../../platform/payment/payment-gateway.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { CardPayment } from "./card-payment.entity.ts";
import { drivePayment, leftToAsker, refreshPayment } from "./drive-payment.ts";

const begun = new Date("2026-11-21T03:00:00Z");
const later = (ms: number) => new Date(begun.getTime() + ms);
const hour = 3_600_000;
const declined: ChargeState = { kind: "DECLINED", reason: "CARD_EXPIRED" };
const action: ChargeState = { kind: "ACTION", clientSecret: "secret" };
const canceled: ChargeState = { kind: "CANCELED" };

let server: TestServer;
/** What the provider was asked, in order, and what it answers to each kind of question. */
let asked: unknown[][];
let answers: { open: string; confirm: ChargeState; find: ChargeState; cancel: ChargeState };
let isUnsure: boolean;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  isUnsure = false;
  answers = { open: `ch_${newId()}`, confirm: declined, find: { kind: "OPEN" }, cancel: canceled };
});

function answer<K extends keyof typeof answers>(kind: K, ...what: unknown[]): Promise<(typeof answers)[K]> {
  asked.push([kind, ...what]);
  return isUnsure ? Promise.reject(new GatewayUnsure()) : Promise.resolve(answers[kind]);
}
const unasked = () => Promise.reject(new Error("Nobody asks for this"));
const gateway: PaymentGateway = {
  ...{ provider: "TEST", publishableKey: null, readNotice: () => undefined },
  ...{ refund: unasked, findRefund: unasked, saveCard: unasked, findSavedCard: unasked },
  open: (charge) => answer("open", charge),
  confirm: (charge) => answer("confirm", charge),
  find: (reference) => answer("find", reference),
  cancel: (reference) => answer("cancel", reference),
};
const ctxAt = (now: Date): Ctx => ({ ...systemContext(server.services, "test").ctx, now: () => now, payments: gateway });
const stored = (id: string) => server.em().findOneOrFail(CardPayment, id);
const drive = (id: string, now = begun) => drivePayment(ctxAt(now), id);

async function aPayment(changes: Partial<CardPayment> = {}): Promise<CardPayment> {
  const em = server.em();
  const facts = { purpose: "LICENCE", amount: 1_980, description: "EXAM_3", provider: "TEST", paymentMethod: "card" } as const;
  const times = { nextAttemptAt: begun, createdAt: begun, updatedAt: begun };
  const payment = em.create(CardPayment, { id: newId(), operationId: newId(), ...facts, ...times });
  Object.assign(payment, changes);
  await em.flush();
  return payment;
}

describe("a payment that is driven", () => {
  it("is opened by the number of the attempt, confirmed with its card, and closed at the provider when that refuses", async () => {
    const { id } = await aPayment();
    expect(await drive(id, later(5))).toMatchObject({ status: "DECLINED", declineReason: "CARD_EXPIRED", settledAt: later(5) });
    expect(asked).toEqual([
      ["open", { key: `${id}:open:1`, amount: 1_980, description: "EXAM_3", customer: null }],
      ["confirm", { reference: answers.open, key: `${id}:confirm:1`, paymentMethod: "card", offSession: false }],
      ["cancel", answers.open],
    ]);
    const { paymentMethod, reference, updatedAt, cardBrand, attempts } = await stored(id);
    expect([paymentMethod, reference, updatedAt, cardBrand, attempts]).toEqual([null, answers.open, later(5), null, 1]);
  });

  it("of a saved card is charged without the payer", async () => {
    const { id } = await aPayment({ customer: "cus_1" });
    await drive(id);
    expect(asked[0]).toMatchObject(["open", { customer: "cus_1" }]);
    expect(asked[1]).toMatchObject(["confirm", { offSession: true }]);
  });

  it("is asked about first when it was opened before, and confirmed only while it is open", async () => {
    const reference = `ch_${newId()}`;
    const { id } = await aPayment({ reference, attempts: 2 });
    answers.find = action;
    expect(await drive(id)).toMatchObject({ status: "ACTION", settledAt: null, paymentMethod: "card" });
    expect(asked).toEqual([["find", reference]]);
    const other = await aPayment({ reference: `ch_${newId()}`, attempts: 2 });
    answers.find = { kind: "OPEN" };
    answers.confirm = action;
    await drive(other.id);
    expect(asked.slice(1)).toEqual([
      ["find", other.reference],
      ["confirm", { reference: other.reference, key: `${other.id}:confirm:3`, paymentMethod: "card", offSession: false }],
    ]);
  });

  it("without a card waits for one", async () => {
    const { id } = await aPayment({ paymentMethod: null });
    expect((await drive(id)).status).toBe("PENDING");
    expect(asked.map(([kind]) => kind)).toEqual(["open"]);
  });

  it("is left alone until its time has come, and held from then on for as long as the pause of its attempt", async () => {
    const { id } = await aPayment({ nextAttemptAt: later(1), status: "ACTION", attempts: 3 });
    await drive(id);
    expect([asked, (await stored(id)).attempts]).toEqual([[], 3]);
    answers.confirm = action;
    await drive(id, later(1));
    // The fourth pause: 30 seconds doubled three times.
    expect(await stored(id)).toMatchObject({ attempts: 4, nextAttemptAt: later(240_001) });
    await drive(id, later(240_000));
    expect((await stored(id)).attempts).toBe(4);
  });

  it.each(["PAID", "DECLINED", "CANCELED", "UNSETTLED"] as const)("is not asked about when it is %s", async (status) => {
    const { id } = await aPayment({ status });
    expect((await drive(id)).status).toBe(status);
    expect(asked).toEqual([]);
  });
});

describe("a payer who does not answer the bank", () => {
  it.each([
    [hour, "ACTION", ["find"]],
    [hour + 1, "CANCELED", ["find", "cancel"]],
  ])("has an hour: after %i ms it is %s", async (ms, status, questions) => {
    const { id } = await aPayment({ reference: `ch_${newId()}`, status: "ACTION" });
    answers.find = action;
    expect((await drive(id, later(ms))).status).toBe(status);
    expect(asked.map(([kind]) => kind)).toEqual(questions);
  });

  it("is looked for again while the bank waits, and at no other time", async () => {
    answers.find = declined;
    const waiting = await aPayment({ reference: `ch_${newId()}`, status: "ACTION" });
    expect((await refreshPayment(ctxAt(begun), waiting)).status).toBe("DECLINED");
    expect(asked).toEqual([
      ["find", waiting.reference],
      ["cancel", waiting.reference],
    ]);
    const others = [await aPayment({ status: "ACTION" }), await aPayment({ reference: `ch_${newId()}` })];
    for (const other of others) expect(await refreshPayment(ctxAt(begun), other)).toBe(other);
    expect(asked).toHaveLength(2);
    isUnsure = true;
    const unsure = await aPayment({ reference: `ch_${newId()}`, status: "ACTION" });
    expect(await refreshPayment(ctxAt(begun), unsure)).toBe(unsure);
  });
});

describe("a provider that does not answer", () => {
  it.each([
    [20 * hour - 1, "PENDING"],
    [20 * hour, "UNSETTLED"],
  ])("after %i ms leaves the payment %s", async (ms, status) => {
    const { id } = await aPayment();
    isUnsure = true;
    expect((await drive(id, later(ms))).status).toBe(status);
  });

  it("of which another error comes is a bug, and is told", async () => {
    const { id } = await aPayment();
    answers.open = "x".repeat(121);
    await expect(drive(id)).rejects.toThrow();
  });

  it("is asked by who waits for the answer for twenty seconds", () => {
    expect(leftToAsker(begun)).toEqual(later(-20_000));
  });

  it("cannot be asked where none is set", async () => {
    const { id } = await aPayment();
    const ctx: Ctx = { ...ctxAt(begun), payments: null };
    await expect(drivePayment(ctx, id)).rejects.toMatchObject({ problems: [{ code: "PAYMENT_OFF" }] });
  });
});

import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import type { Ctx, Mail } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { aSeeker } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { User } from "../../account/seeker/user.entity.ts";
import { grantLicence } from "../licence/grant-licence.ts";
import { Licence } from "../licence/licence.entity.ts";
import { listValidLicences } from "../licence/licence.queries.ts";
import { LicencePurchase } from "../licence/licence-purchase.entity.ts";
import { takeLicenceUse, usesLeft } from "../licence/use-licence.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { LedgerEntry } from "../payment/ledger-entry.entity.ts";
import { Refund } from "./refund.entity.ts";
import { settleRefund } from "./settle-refund.ts";
import { usedPurchases } from "./used-purchases.ts";

let server: TestServer;
let em: EntityManager;
let user: User;
let mails: Mail[];
/** Half past midnight on New Year's Day in Japan. */
const sold = new Date("2026-12-31T15:30:00Z");
const until = new Date("2027-02-14T15:30:00Z");
const moment = (at: Date, ms: number) => new Date(at.getTime() + ms);
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(sold);
  em = server.em();
  mails = [];
  user = aSeeker(em);
  await em.flush();
});

function ctxAt(now: Date): Ctx {
  server.setNow(now);
  return { ...systemContext(server.services, "test").ctx, mail: (_, mail) => void mails.push(mail) };
}

/** A paid order of 1,000 yen for three exams in 45 days, and its licence. */
async function buy(changes: { uses?: number | null; days?: number; product?: string } = {}, at = sold) {
  const { uses = 3, days = 45, product = "EXAM_3" } = changes;
  const stamps = { createdAt: at, updatedAt: at };
  const facts = { purpose: "LICENCE", provider: "TEST", status: "PAID", amount: 1_000, description: "", nextAttemptAt: at } as const;
  const payment = em.create(CardPayment, { id: newId(), user, operationId: newId(), settledAt: at, ...facts, ...stamps });
  const terms = { price: 1_000, taxRate: 10, uses, days, termsVersion: "2026-11", createdAt: at };
  const purchase = em.create(LicencePurchase, { id: newId(), user, product, payment, ...terms });
  await em.flush();
  await em.transactional((inner) => grantLicence(ctxAt(at), inner, payment));
  const licence = await em.findOneOrFail(Licence, { purchase: purchase.id });
  return { payment, purchase, licence };
}
const exams = (now: Date) => ({ userId: user.id, kind: "EXAM_ATTEMPT", now }) as const;

describe("a licence that was bought", () => {
  it("lasts its days to the millisecond, and its receipt has the day of the sale in Japan", async () => {
    const { purchase, licence } = await buy();
    expect(licence).toMatchObject({ kind: "EXAM_ATTEMPT", usesLeft: 3, validFrom: sold, validUntil: until });
    const receipt = `20270101-${purchase.id.slice(-8).toUpperCase()}`;
    expect(purchase.receiptNumber).toBe(receipt);
    expect(mails.map(({ to, template, params }) => [to, template, params])).toEqual([
      [user.email, "licence-paid", { product: expect.any(String), price: 1_000, receipt }],
    ]);
  });

  it("holds from its first moment up to its last, which is no longer within", async () => {
    await buy();
    const viewer = { seeker: { kind: "SEEKER", userId: user.id, sessionId: newId(), authenticatedAt: sold } } as const;
    const seen: unknown[] = [];
    for (const now of [moment(sold, -1), sold, moment(until, -1), until]) {
      const listed = await listValidLicences({ ...ctxAt(now), viewer });
      seen.push([await usesLeft(server.em(), exams(now)), listed.length]);
    }
    expect(seen).toEqual([
      [0, 0],
      [3, 1],
      [3, 1],
      [0, 0],
    ]);
    expect(await takeLicenceUse(server.em(), exams(moment(sold, -1)))).toBe(false);
    expect(await takeLicenceUse(server.em(), exams(until))).toBe(false);
    expect(await takeLicenceUse(server.em(), exams(moment(until, -1)))).toBe(true);
    expect(await usesLeft(server.em(), exams(sold))).toBe(2);
  });

  it("is used up before one that ends later, and then no more", async () => {
    const { licence: later } = await buy({ uses: 1, days: 46 });
    const { licence: sooner } = await buy({ uses: 2 });
    expect(await usesLeft(server.em(), exams(sold))).toBe(3);
    const left = async () => {
      const fresh = await server.em().find(Licence, { id: { $in: [sooner.id, later.id] } }, { orderBy: { validUntil: "asc" } });
      return fresh.map((one) => one.usesLeft);
    };
    const taken: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) taken.push([await takeLicenceUse(server.em(), exams(sold)), ...(await left())]);
    expect(taken).toEqual([
      [true, 1, 1],
      [true, 0, 1],
      [true, 0, 0],
      [false, 0, 0],
    ]);
  });

  it("without a limit is never used up, and serves nobody else and nothing else", async () => {
    await buy({ uses: null });
    for (let turn = 0; turn < 3; turn += 1) expect(await takeLicenceUse(server.em(), exams(sold))).toBe(true);
    expect(await usesLeft(server.em(), exams(sold))).toBe(Number.POSITIVE_INFINITY);
    expect(await takeLicenceUse(server.em(), { ...exams(sold), kind: "CERTIFICATE" })).toBe(false);
    expect(await takeLicenceUse(server.em(), { ...exams(sold), userId: newId() })).toBe(false);
    expect(await usesLeft(server.em(), { ...exams(sold), kind: "CERTIFICATE" })).toBe(0);
  });

  it("counts as used from its first use", async () => {
    const [{ purchase: used }, { purchase: unused }] = [await buy({ days: 44 }), await buy()];
    await takeLicenceUse(server.em(), exams(sold));
    expect([...(await usedPurchases(server.em(), [used.id, unused.id]))]).toEqual([used.id]);
    expect(await usedPurchases(server.em(), [])).toEqual(new Set());
  });
});

describe("money of a licence that goes back", () => {
  /** Settles the refund with the amount that the provider says has gone back by now. */
  async function heard(payment: CardPayment, refunded: number, at = moment(sold, 60_000)) {
    const known = await server.em().findOne(Refund, { payment: payment.id });
    const settled = await settleRefund(ctxAt(at), payment.id, { state: { refunded, refused: false }, version: known?.version ?? null });
    const refund = await server.em().findOne(Refund, { payment: payment.id });
    const licence = await server.em().findOneOrFail(Licence, { purchase: { payment: payment.id } });
    const entries = await server.em().find(LedgerEntry, { memo: { $like: "refund %" } }, { orderBy: { id: "asc" } });
    return {
      settled,
      refund,
      licence: [licence.usesLeft, licence.validUntil],
      entries: entries.map(({ account, amount }) => [account, amount]),
    };
  }
  beforeEach(() => server.em().nativeDelete(LedgerEntry, {}));

  it("a part at a time, then wholly, to the yen; never more than was paid", async () => {
    const { payment, purchase } = await buy();
    await takeLicenceUse(server.em(), exams(sold));
    mails = [];
    const part = await heard(payment, 999);
    expect(part.refund).toMatchObject({ amount: 999, status: "PARTIAL", number: `${purchase.receiptNumber}-R`, doneAt: null });
    expect(part.licence).toEqual([2, until]);
    // 999 · 10/110 = 90.8 and 1,000 · 10/110 = 90.9: the last yen has no tax.
    expect(part.entries.toSorted()).toEqual([
      ["CASH_CARD", -999],
      ["SALES", 909],
      ["TAX", 90],
    ]);
    const whole = await heard(payment, 5_000, moment(sold, 120_000));
    expect(whole.refund).toMatchObject({
      amount: 1_000,
      status: "DONE",
      doneAt: moment(sold, 120_000),
      endedUsesLeft: 2,
      endedValidUntil: until,
    });
    expect(whole.licence).toEqual([0, moment(sold, 120_000)]);
    expect(whole.entries.slice(3).toSorted()).toEqual([
      ["CASH_CARD", -1],
      ["SALES", 1],
    ]);
    expect(mails).toMatchObject([
      { template: "licence-refunded", params: { amount: 999, isWhole: 0 } },
      { template: "licence-refunded", params: { amount: 1_000, isWhole: 1 } },
    ]);
  });

  it("and comes again restores the licence as it stood", async () => {
    const { payment } = await buy();
    await takeLicenceUse(server.em(), exams(sold));
    await heard(payment, 1_000);
    const back = await heard(payment, 0, moment(sold, 180_000));
    expect(back.refund).toMatchObject({ amount: 0, status: "REFUSED", doneAt: null, endedUsesLeft: null, endedValidUntil: null });
    expect(back.licence).toEqual([2, until]);
    expect(back.entries.slice(3).toSorted()).toEqual([
      ["CASH_CARD", 1_000],
      ["SALES", -910],
      ["TAX", -90],
    ]);
  });

  it("after the licence has ended leaves its end, and of nothing writes nothing", async () => {
    const { payment } = await buy({ uses: null });
    expect(await heard(payment, 0)).toMatchObject({ settled: null, refund: null, licence: [null, until], entries: [] });
    const late = await heard(payment, 1_000, moment(until, 1));
    expect([late.refund?.status, late.licence]).toEqual(["DONE", [null, until]]);
  });
});

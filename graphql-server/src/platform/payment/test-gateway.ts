import { randomBytes } from "node:crypto";
import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type CardFacts,
  type ChargeState,
  type DeclineReason,
  GatewayUnsure,
  type OpenCharge,
  type PaymentGateway,
  type SavedCardState,
} from "./payment-gateway.ts";
import { TestCharge } from "./test-charge.entity.ts";

type Outcome = "PAID" | "ACTION" | "LOST" | DeclineReason;

/** The test cards by the token the browser sends instead of a number. */
export const testCards: Readonly<Record<string, CardFacts & { outcome: Outcome }>> = {
  test_visa: { brand: "visa", last4: "4242", outcome: "PAID" },
  test_three_d_secure: { brand: "visa", last4: "3220", outcome: "ACTION" },
  test_declined: { brand: "visa", last4: "0002", outcome: "CARD_DECLINED" },
  test_insufficient: { brand: "visa", last4: "9995", outcome: "INSUFFICIENT_FUNDS" },
  test_expired: { brand: "visa", last4: "0069", outcome: "CARD_EXPIRED" },
  test_lost_answer: { brand: "visa", last4: "0259", outcome: "LOST" },
};

/** A saved card was authenticated when it was saved: the bank asks no more. */
function outcomeOf(paymentMethod: string): Outcome {
  const outcome = testCards[paymentMethod.replace(/^saved_/, "")]?.outcome ?? "CARD_DECLINED";
  return paymentMethod.startsWith("saved_") && outcome === "ACTION" ? "PAID" : outcome;
}

function stateOf(charge: TestCharge): ChargeState {
  const card = testCards[(charge.method ?? "").replace(/^saved_/, "")];
  if (charge.status === "PAID") return { kind: "PAID", card: card ? { brand: card.brand, last4: card.last4 } : null };
  if (charge.status === "ACTION") return { kind: "ACTION", clientSecret: charge.clientSecret };
  if (charge.status === "CANCELED") return { kind: "CANCELED" };
  if (charge.status === "OPEN") return { kind: "OPEN" };
  const outcome = card?.outcome ?? "CARD_DECLINED";
  return { kind: "DECLINED", reason: outcome === "PAID" || outcome === "LOST" || outcome === "ACTION" ? "AUTHENTICATION_FAILED" : outcome };
}

function statusAfter(outcome: Outcome): TestCharge["status"] {
  if (outcome === "PAID" || outcome === "LOST") return "PAID";
  return outcome === "ACTION" ? "ACTION" : "DECLINED";
}

/** A card is saved by the rules by which it would be charged nothing. */
function savedStateOf(charge: TestCharge): SavedCardState {
  const state = stateOf(charge);
  const card = testCards[charge.method ?? ""];
  if (state.kind === "PAID" && card) {
    const { brand, last4 } = card;
    return { kind: "SAVED", customer: "test_customer", method: `saved_${charge.method}`, card: { brand, last4 } };
  }
  if (state.kind === "ACTION")
    return { kind: "ACTION", customer: "test_customer", reference: charge.id, clientSecret: charge.clientSecret };
  return { kind: "DECLINED", reason: state.kind === "DECLINED" ? state.reason : "CARD_DECLINED" };
}

/**
 * A payment provider inside this process for the embedded default, tests and demonstrations: no money moves. It keeps its charges in a
 * table of its own, so that a restart loses nothing.
 */
export function createTestGateway(fork: () => EntityManager): PaymentGateway {
  /** Changes one charge under a lock. */
  async function change(id: string, move: (charge: TestCharge) => void): Promise<TestCharge> {
    return fork().transactional(async (em) => {
      const charge = await em.findOne(TestCharge, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!charge) throw new GatewayUnsure("No such charge");
      move(charge);
      return charge;
    });
  }

  async function open({ key, amount }: Pick<OpenCharge, "key" | "amount">): Promise<string> {
    const [id, clientSecret] = [`test_${randomBytes(12).toString("hex")}`, randomBytes(32).toString("base64url")];
    const em = fork();
    await em
      .getConnection()
      .execute(
        "insert into test_charge (id, key, amount, status, client_secret) values (?, ?, ?, 'OPEN', ?) on conflict (key) do nothing",
        [id, key, amount, clientSecret],
      );
    return (await em.findOneOrFail(TestCharge, { key })).id;
  }

  return {
    provider: "TEST",
    publishableKey: null,
    open,
    async confirm({ reference, paymentMethod }) {
      const outcome = outcomeOf(paymentMethod);
      const charge = await change(reference, (open) => {
        if (open.status !== "OPEN") return;
        open.method = paymentMethod.slice(0, 40);
        open.status = statusAfter(outcome);
      });
      if (outcome === "LOST") throw new GatewayUnsure("The test card lost the answer");
      return stateOf(charge);
    },
    async find(reference) {
      return stateOf(await fork().findOneOrFail(TestCharge, { id: reference }));
    },
    async cancel(reference) {
      const charge = await change(reference, (open) => {
        if (open.status === "OPEN" || open.status === "ACTION") open.status = "CANCELED";
      });
      return stateOf(charge);
    },
    async refund({ reference, key, amount }) {
      const charge = await change(reference, (paid) => {
        if (paid.status !== "PAID" || paid.refundKey === key || paid.refunded + amount > paid.amount) return;
        paid.refunded += amount;
        paid.refundKey = key;
      });
      return { refunded: charge.refunded, refused: charge.refundKey !== key };
    },
    async findRefund(reference) {
      return { refunded: (await fork().findOneOrFail(TestCharge, { id: reference })).refunded, refused: false };
    },
    async saveCard({ key, paymentMethod }) {
      const id = await open({ key: `${key}:setup`, amount: 0 });
      const charge = await change(id, (wish) => {
        if (wish.status !== "OPEN") return;
        wish.method = paymentMethod.slice(0, 40);
        wish.status = statusAfter(testCards[paymentMethod]?.outcome ?? "CARD_DECLINED");
      });
      return savedStateOf(charge);
    },
    findSavedCard: async (reference) => savedStateOf(await fork().findOneOrFail(TestCharge, { id: reference })),
    readNotice() {
      throw new Error("The test gateway sends no notices");
    },
    async answerTestBank({ clientSecret, agreed }) {
      const waiting = await fork().findOne(TestCharge, { clientSecret, status: "ACTION" });
      if (!waiting) return false;
      await change(waiting.id, (charge) => {
        if (charge.status === "ACTION") charge.status = agreed ? "PAID" : "DECLINED";
      });
      return true;
    },
  };
}

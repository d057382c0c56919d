import { describe, expect, it } from "vitest";
import { lawfulCauses, refundTermEnd, type Sale } from "./refund.policy.ts";

const paidAt = new Date("2026-11-21T14:59:59Z");
const sale: Sale = { status: "PAID", paidAt, used: false, refund: null };
const within = ["WITHIN_TERMS", "DOUBLE_CHARGE", "OPERATOR_FAULT"];
const ours = ["DOUBLE_CHARGE", "OPERATOR_FAULT"];
const causes = (changes: Partial<Sale>, now = "2026-11-22T00:00:00Z") => lawfulCauses({ ...sale, ...changes }, new Date(now));

describe("the term of a refund", () => {
  it("ends with the last second of the eighth day after the sale, by the days of Japan", () => {
    expect(refundTermEnd(paidAt)).toEqual(new Date("2026-11-29T14:59:59Z"));
    expect(refundTermEnd(new Date("2026-11-21T15:00:00Z"))).toEqual(new Date("2026-11-30T14:59:59Z"));
  });

  it.each([
    ["2026-11-29T14:59:59.000Z", within],
    ["2026-11-29T14:59:59.001Z", ours],
  ])("at %s leaves %j", (now, expected) => {
    expect(causes({}, now)).toEqual(expected);
  });
});

describe("a sale may be given back", () => {
  it.each([
    ["that was used, only where we are at fault", { used: true }, ours],
    ["of which a part went back", { refund: "PARTIAL" }, within],
    ["whose refund the provider refused", { refund: "REFUSED" }, within],
  ] as const)("%s", (_, changes, expected) => {
    expect(causes(changes)).toEqual(expected);
  });

  it.each([
    ["is not paid", { status: "PENDING" }],
    ["was declined", { status: "DECLINED" }],
    ["has no time of payment", { paidAt: null }],
    ["is going back", { refund: "PENDING" }],
    ["went back", { refund: "DONE" }],
  ] as const)("not while or when it %s", (_, changes) => {
    expect(causes(changes)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { InvoiceLine } from "../invoice/invoice.entity.ts";
import { graceEnd } from "./grace.ts";
import { fullPeriod, nextMonth, planChange, totalOf } from "./plan-change.ts";

const free = { code: "FREE", monthlyPrice: 0 } as const;
const standard = { code: "STANDARD", monthlyPrice: 29_800 } as const;
const premium = { code: "PREMIUM", monthlyPrice: 98_000 } as const;
const at = (text: string) => new Date(`${text}:00+09:00`);
const november = { start: at("2026-11-01T10:00"), end: at("2026-12-01T10:00") };
const february = { start: at("2027-01-31T10:00"), end: at("2027-02-28T10:00") };
const newYear = { start: at("2026-12-15T00:30"), end: at("2027-01-15T00:30") };
const line = (amount: number): InvoiceLine => ({ code: "PLAN", planCode: "STANDARD", from: "2026-11-01", to: "2026-11-30", amount });
const sumOf = (...amounts: number[]) => totalOf(amounts.map(line));

describe("the sum of an invoice", () => {
  it.each([
    [[29_800], 29_800, 2_980, 32_780],
    [[29_805], 29_805, 2_980, 32_785],
    [[333], 333, 33, 366],
    [[9], 9, 0, 9],
    [[0], 0, 0, 0],
    [[], 0, 0, 0],
    [[1], 1, 0, 1],
  ])("of %j is %i and %i of tax: %i", (amounts, subtotal, tax, total) => {
    expect(sumOf(...amounts)).toEqual({ subtotal, tax, total });
  });

  it("rounds the tax once, not by the line", () => {
    expect(sumOf(105, 105)).toEqual({ subtotal: 210, tax: 21, total: 231 });
    expect(sumOf(-14_905, 49_009)).toEqual({ subtotal: 34_104, tax: 3_410, total: 37_514 });
  });

  it("asks for nothing where the credit is larger", () => {
    expect(sumOf(-100, 50)).toEqual({ subtotal: 0, tax: 0, total: 0 });
  });
});

describe("a larger plan in the middle of the month costs, to the yen,", () => {
  it.each([
    // 23 of 30 days are left: 29,800 · 23/30 = 22,846.67 and 98,000 · 23/30 = 75,133.33.
    ["2026-11-08T10:01", november, -22_846, 75_133, 52_287, 5_228, 57_515],
    ["2026-11-08T10:00", november, -22_846, 75_133, 52_287, 5_228, 57_515],
    // One minute earlier another day has begun.
    ["2026-11-08T09:59", november, -23_840, 78_400, 54_560, 5_456, 60_016],
    // 17 of the 28 days of a month from 31 January: 18,092.86 and 59,500.
    ["2027-02-11T10:00", february, -18_092, 59_500, 41_408, 4_140, 45_548],
    // The last hour and a half of 31 days: 961.29 and 3,161.29.
    ["2027-01-14T23:00", newYear, -961, 3_161, 2_200, 220, 2_420],
    ["2026-11-01T10:00", november, -29_800, 98_000, 68_200, 6_820, 75_020],
    // A clock that is behind the start charges no more than the month.
    ["2026-10-30T10:00", november, -29_800, 98_000, 68_200, 6_820, 75_020],
  ])("on %s", (now, period, unused, rest, subtotal, tax, total) => {
    const change = planChange({ from: standard, to: premium, now: at(now), period });
    expect(change).toMatchObject({ kind: "UPGRADE", subtotal, tax, total, period, effectiveAt: at(now) });
    expect(change.lines.map(({ code, planCode, amount }) => [code, planCode, amount])).toEqual([
      ["UNUSED", "STANDARD", unused],
      ["PLAN", "PREMIUM", rest],
    ]);
  });

  it.each(["2026-12-01T10:00", "2026-12-03T00:00"])("nothing when no day is left, on %s", (now) => {
    expect(planChange({ from: standard, to: premium, now: at(now), period: november })).toMatchObject({ subtotal: 0, tax: 0, total: 0 });
  });

  it("the whole price for a period of a few hours, which counts as a day", () => {
    const period = { start: at("2026-11-01T10:00"), end: at("2026-11-01T16:00") };
    expect(planChange({ from: standard, to: premium, now: at("2026-11-01T11:00"), period })).toMatchObject({ subtotal: 68_200 });
  });
});

describe("what changes without a price", () => {
  const now = at("2026-11-16T10:00");
  const nothing = { lines: [], subtotal: 0, tax: 0, total: 0 };

  it("the plan that runs is kept", () => {
    expect(planChange({ from: standard, to: standard, now, period: november })).toEqual({
      kind: "KEEP",
      ...nothing,
      period: november,
      effectiveAt: now,
    });
    expect(planChange({ from: free, to: free, now, period: null })).toEqual({
      kind: "KEEP",
      ...nothing,
      period: { start: now, end: now },
      effectiveAt: now,
    });
  });

  it("another plan of the same price begins with the next month", () => {
    const twin = { code: "PREMIUM", monthlyPrice: 29_800 } as const;
    expect(planChange({ from: standard, to: twin, now, period: november })).toEqual({
      kind: "LATER",
      ...nothing,
      period: november,
      effectiveAt: at("2026-12-01T10:00"),
    });
  });
});

it("begins a plan of an odd price for a month of its own", () => {
  const odd = { code: "STANDARD", monthlyPrice: 29_805 } as const;
  const now = at("2027-01-31T23:59");
  expect(planChange({ from: free, to: odd, now, period: null })).toEqual({
    kind: "START",
    lines: [{ code: "PLAN", planCode: "STANDARD", from: "2027-01-31", to: "2027-02-27", amount: 29_805 }],
    subtotal: 29_805,
    tax: 2_980,
    total: 32_785,
    period: { start: now, end: at("2027-02-28T23:59") },
    effectiveAt: now,
  });
});

it("bills a month by its days in Japan, the last one before the next", () => {
  expect(fullPeriod(premium, newYear)).toEqual({
    code: "PLAN",
    planCode: "PREMIUM",
    from: "2026-12-15",
    to: "2027-01-14",
    amount: 98_000,
  });
});

it.each([
  ["2027-02-28T10:00", 30, "2027-03-30T10:00"],
  ["2027-03-31T10:00", 31, "2027-04-30T10:00"],
  ["2027-04-30T00:00", 31, "2027-05-31T00:00"],
  ["2026-12-15T00:30", 15, "2027-01-15T00:30"],
  ["2026-12-14T08:59", 14, "2027-01-14T08:59"],
])("after %s, begun on the %i, comes %s", (from, day, next) => {
  expect(nextMonth(at(from), day)).toEqual(at(next));
});

it("waits fourteen days for the money", () => {
  expect(graceEnd(at("2026-11-20T13:07"))).toEqual(at("2026-12-04T13:07"));
});

import { describe, expect, it } from "vitest";
import { nextMonth, planChange } from "./plan-change.ts";

const free = { code: "FREE", monthlyPrice: 0 } as const;
const standard = { code: "STANDARD", monthlyPrice: 29_800 } as const;
const premium = { code: "PREMIUM", monthlyPrice: 98_000 } as const;
const at = (text: string) => new Date(`${text}:00+09:00`);
const november = { start: at("2026-11-01T10:00"), end: at("2026-12-01T10:00") };

describe("changing the plan", () => {
  it("from free starts a month at once, with tax rounded once", () => {
    const change = planChange({ from: free, to: standard, now: november.start, period: null });
    expect(change).toMatchObject({ kind: "START", subtotal: 29_800, tax: 2_980, total: 32_780, period: november });
    expect(change.lines).toEqual([{ code: "PLAN", planCode: "STANDARD", from: "2026-11-01", to: "2026-11-30", amount: 29_800 }]);
  });

  it("bills no day twice, and the day of the renewal itself only where nothing else is left", () => {
    const days = (now: Date) => planChange({ from: standard, to: premium, now, period: november }).lines.map(({ from, to }) => [from, to]);
    expect(days(at("2026-11-16T10:00"))).toEqual(Array(2).fill(["2026-11-16", "2026-11-30"]));
    expect(days(at("2026-12-01T09:00"))).toEqual(Array(2).fill(["2026-12-01", "2026-12-01"]));
    const midnight = { start: at("2026-11-01T00:00"), end: at("2026-12-01T00:00") };
    expect(planChange({ from: standard, to: premium, now: midnight.start, period: midnight }).lines[1]).toMatchObject({ to: "2026-11-30" });
  });

  it("to a larger plan gives back the unused days and charges them on the new plan", () => {
    const change = planChange({ from: standard, to: premium, now: at("2026-11-16T10:00"), period: november });
    expect(change.lines.map(({ amount }) => amount)).toEqual([-14_900, 49_000]);
    expect(change).toMatchObject({ kind: "UPGRADE", subtotal: 34_100, tax: 3_410, total: 37_510, period: november });
  });

  it("to a smaller plan or to free costs nothing and waits for the end of the period", () => {
    for (const to of [standard, free]) {
      expect(planChange({ from: premium, to, now: at("2026-11-16T10:00"), period: november })).toMatchObject({
        kind: "LATER",
        total: 0,
        effectiveAt: november.end,
      });
    }
  });

  it.each([
    ["a month of 30 days", "2026-11-01T10:00", "2026-11-08T10:01", [-22_846, 75_133], 5_228, 57_515],
    ["February", "2026-02-01T10:00", "2026-02-04T10:00", [-26_607, 87_500], 6_089, 66_982],
    ["a month of 31 days", "2026-12-01T10:00", "2026-12-11T09:59", [-21_148, 69_548], 4_840, 53_240],
    ["the same, a minute later", "2026-12-01T10:00", "2026-12-11T10:00", [-20_187, 66_387], 4_620, 50_820],
    ["its last day", "2026-12-01T10:00", "2026-12-31T23:59", [-961, 3_161], 220, 2_420],
  ])("rounds each line and the tax down to the yen, in %s", (_, start, now, amounts, tax, total) => {
    const period = { start: at(start), end: nextMonth(at(start)) };
    const change = planChange({ from: standard, to: premium, now: at(now), period });
    expect(change.lines.map(({ amount }) => amount)).toEqual(amounts);
    expect(change).toMatchObject({ tax, total });
  });

  it("costs the whole difference on the first day, less every day after, and nothing at the end, in every month", () => {
    for (let hour = 0; hour < 24 * 400; hour += 7) {
      const start = new Date(at("2026-01-31T09:00").getTime() + hour * 3_600_000);
      const period = { start, end: nextMonth(start) };
      const totals: number[] = [];
      for (let now = start; now <= period.end; now = new Date(now.getTime() + 86_400_000)) {
        totals.push(planChange({ from: standard, to: premium, now, period }).total);
      }
      expect([totals[0], totals.at(-1)]).toEqual([75_020, 0]);
      expect(totals).toEqual([...new Set(totals)].toSorted((one, other) => other - one));
    }
  });
});

describe("the month after", () => {
  it.each([
    ["2026-01-31T10:00", "2026-02-28T10:00"],
    ["2026-11-21T00:30", "2026-12-21T00:30"],
    ["2026-12-31T23:59", "2027-01-31T23:59"],
    ["2028-01-30T10:00", "2028-02-29T10:00"],
  ])("of %s in Japan is %s", (from, to) => {
    expect(nextMonth(at(from))).toEqual(at(to));
  });

  it("returns to the day it began with after a short month", () => {
    expect(nextMonth(at("2026-02-28T10:00"), 31)).toEqual(at("2026-03-31T10:00"));
  });
});

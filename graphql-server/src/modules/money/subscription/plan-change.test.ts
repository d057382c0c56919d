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

  it("never charges more for the rest than for the whole, on any day of any month", () => {
    for (let hour = 0; hour < 24 * 400; hour += 7) {
      const start = new Date(at("2026-01-31T09:00").getTime() + hour * 3_600_000);
      const period = { start, end: nextMonth(start) };
      for (let left = 0; left <= 31; left += 1) {
        const now = new Date(Math.min(start.getTime() + left * 86_400_000, period.end.getTime()));
        const { total } = planChange({ from: standard, to: premium, now, period });
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(Math.floor((98_000 - 29_800) * 1.1) + 1);
      }
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

import { describe, expect, it } from "vitest";
import { reviewDueOn } from "./review-due-on.ts";

const registered = new Date("2026-11-20T03:00:00Z");

describe("the day by which a company hears of its review", () => {
  it("is two working days after it registered or corrected itself: a weekend and a holiday do not count", () => {
    expect(reviewDueOn({ status: "PENDING", refusedAt: null, updatedAt: registered })).toBe("2026-11-25");
  });

  it("begins with the day in Japan", () => {
    expect(reviewDueOn({ status: "PENDING", refusedAt: null, updatedAt: new Date("2026-11-24T15:30:00Z") })).toBe("2026-11-27");
  });

  it("is none while the company has to correct something, and after the review", () => {
    expect(reviewDueOn({ status: "PENDING", refusedAt: registered, updatedAt: registered })).toBeNull();
    expect(reviewDueOn({ status: "ACTIVE", refusedAt: null, updatedAt: registered })).toBeNull();
  });
});

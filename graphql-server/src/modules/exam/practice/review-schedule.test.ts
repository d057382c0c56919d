import { describe, expect, it } from "vitest";
import { addDays } from "../../../shared/calendar/working-days.ts";
import { streakOf } from "./practice-habit.ts";
import { daysBetween, reviewed } from "./review-schedule.ts";

describe("the schedule of reviews", () => {
  it("asks what is known ever later, and at most after a year", () => {
    let today = "2026-11-21";
    let card = reviewed(null, { correct: true, today });
    const gaps = [daysBetween(today, card.dueOn)];
    for (let turn = 0; turn < 6; turn += 1) {
      today = card.dueOn;
      card = reviewed(card, { correct: true, today });
      gaps.push(daysBetween(today, card.dueOn));
    }
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
    expect([gaps[0], gaps.at(-1)]).toEqual([2, 365]);
  });

  it("asks what was not known the next day, and after that sooner than before", () => {
    const known = reviewed(reviewed(null, { correct: true, today: "2026-11-01" }), { correct: true, today: "2026-11-03" });
    const forgotten = reviewed(known, { correct: false, today: known.dueOn });
    expect(daysBetween(known.dueOn, forgotten.dueOn)).toBe(1);
    expect(forgotten.stability).toBeLessThan(known.stability);
    expect(forgotten.difficulty).toBeGreaterThan(known.difficulty);
  });

  it("takes an answer given before its day, or on a clock that was put back, as given on the day of the last one", () => {
    const card = reviewed(null, { correct: true, today: "2026-11-21" });
    expect(reviewed(card, { correct: true, today: "2026-11-01" })).toEqual({
      ...reviewed(card, { correct: true, today: "2026-11-21" }),
      reviewedOn: "2026-11-01",
      dueOn: expect.any(String),
    });
  });
});

describe("the streak", () => {
  const today = "2026-11-21";
  const days = (...ago: number[]) => ago.map((count) => addDays(today, -count));

  it("counts the days on which the goal was reached, today or up to yesterday", () => {
    expect(streakOf(days(0, 1, 2), today)).toEqual({ days: 3, endsToday: false });
    expect(streakOf(days(1, 2), today)).toEqual({ days: 2, endsToday: false });
    expect(streakOf([], today)).toEqual({ days: 0, endsToday: false });
  });

  it("forgives single missed days without counting them, and says when today is the last day to go on", () => {
    expect(streakOf(days(0, 2, 4), today)).toEqual({ days: 3, endsToday: false });
    expect(streakOf(days(2, 3), today)).toEqual({ days: 2, endsToday: true });
  });

  it("ends with two missed days in a row", () => {
    expect(streakOf(days(3, 4, 5), today)).toEqual({ days: 0, endsToday: false });
    expect(streakOf(days(0, 1, 4, 5), today)).toEqual({ days: 2, endsToday: false });
  });
});

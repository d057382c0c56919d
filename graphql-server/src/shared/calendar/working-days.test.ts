import { expect, it } from "vitest";
import { addDays, addMonths, addWorkingDays } from "./working-days.ts";

it.each([
  ["2026-11-20", 1, "2026-11-24", "a weekend and 勤労感謝の日"],
  ["2026-11-20", 3, "2026-11-26", "three working days"],
  ["2026-12-28", 1, "2027-01-04", "the turn of the year"],
  ["2026-05-01", 1, "2026-05-07", "憲法記念日 on a Sunday moves to the 6th"],
  ["2026-09-18", 1, "2026-09-24", "敬老の日, the day between and 秋分の日"],
  ["2026-03-19", 1, "2026-03-23", "春分の日 on a Friday"],
  ["2027-03-19", 1, "2027-03-23", "春分の日 on a Sunday moves to Monday"],
  ["2026-07-17", 1, "2026-07-21", "海の日"],
  ["2026-01-09", 1, "2026-01-13", "成人の日"],
  ["2026-10-09", 1, "2026-10-13", "スポーツの日"],
])("from %s, %i working days end on %s (%s)", (from, count, end) => {
  expect(addWorkingDays(from, count)).toBe(end);
});

it("calendar days go over months and leap days", () => {
  expect([addDays("2028-02-28", 1), addDays("2026-12-31", 30)]).toEqual(["2028-02-29", "2027-01-30"]);
});

it("the same day of a later month is its last one where the month is shorter", () => {
  expect([addMonths("2026-09-23", 2), addMonths("2026-12-31", 2), addMonths("2027-11-30", 3)]).toEqual([
    "2026-11-23",
    "2027-02-28",
    "2028-02-29",
  ]);
});

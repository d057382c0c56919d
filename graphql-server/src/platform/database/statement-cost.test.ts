import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atCostOf, beginStatement } from "./statement-cost.ts";

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());

test("a statement is charged to whom it runs for, and in a crowd by its share", () => {
  const spent = { one: 0, other: 0 };
  const begin = (who: keyof typeof spent) => atCostOf((milliseconds) => void (spent[who] += milliseconds), beginStatement);
  const alone = begin("one");
  now += 100;
  alone();
  expect(spent).toEqual({ one: 100, other: 0 });
  const crowd = Array.from({ length: 9 }, () => begin("other"));
  const slow = begin("one");
  now += 1_000;
  for (const end of [...crowd, slow]) end();
  expect(spent.one).toBeCloseTo(300);
  expect(spent.other).toBeCloseTo(1_800);
  const own = beginStatement();
  now += 50;
  own();
  expect(spent.one + spent.other).toBeCloseTo(2_100);
});

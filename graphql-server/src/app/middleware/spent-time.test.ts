import { expect, test } from "vitest";
import { createSpentTime } from "./spent-time.ts";

test("what was spent weighs for a minute, then it is forgotten by parts, and the wait is told to the second", () => {
  let now = 1_000_000;
  const spent = createSpentTime(() => now);
  spent.add("a", 4_000);
  now += 30_000;
  spent.add("a", 3_000);
  expect([spent.secondsUntilBelow("a", 7_001), spent.secondsUntilBelow("b", 1)]).toEqual([0, 0]);
  expect([spent.within("a"), spent.within("b")]).toEqual([7_000, 0]);
  expect(spent.secondsUntilBelow("a", 7_000)).toBe(30);
  expect(spent.secondsUntilBelow("a", 3_000)).toBe(60);
  now += 29_999;
  expect(spent.secondsUntilBelow("a", 7_000)).toBe(1);
  now += 1;
  expect([spent.secondsUntilBelow("a", 7_000), spent.secondsUntilBelow("a", 3_000)]).toEqual([0, 30]);
  expect(spent.within("a")).toBe(3_000);
  now += 30_000;
  expect([spent.secondsUntilBelow("a", 1), spent.within("a")]).toEqual([0, 0]);
});

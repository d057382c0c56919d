import { expect, it } from "vitest";
import { leftToAsker } from "./drive-payment.ts";
import { pauseAfter } from "./pause-after.ts";

it("asks the provider again after half a minute, then twice as long each time, at most half an hour", () => {
  expect(Array.from({ length: 9 }, (_, attempts) => pauseAfter(attempts))).toEqual([30, 60, 120, 240, 480, 960, 1_800, 1_800, 1_800]);
});

it("leaves what became due to whoever waits for it for twenty seconds", () => {
  expect(leftToAsker(new Date("2026-11-21T03:00:00Z"))).toEqual(new Date("2026-11-21T02:59:40Z"));
});

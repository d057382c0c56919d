import { describe, expect, it } from "vitest";
import { mayStartAttempt } from "../sitting/exam.policy.ts";
import { hasEnded, isOver, itemDeadline, itemSeconds, sittingMinutes } from "./sitting-time.ts";

const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe("the time of a sitting", () => {
  it("is an hour, and of an item what its skill needs", () => {
    expect(sittingMinutes).toBe(60);
    expect(itemSeconds).toEqual({ VOCABULARY: 60, GRAMMAR: 75, READING: 240, LISTENING: 180 });
  });

  it.each([
    ["VOCABULARY", "09:01:00"],
    ["GRAMMAR", "09:01:15"],
    ["READING", "09:04:00"],
    ["LISTENING", "09:03:00"],
  ] as const)("gives an item of %s until %s, and never beyond its own end", (skill, until) => {
    const now = at("09:00:00");
    expect(itemDeadline({ now, skill, characters: 200, sittingEnds: at("10:00:00") })).toEqual(at(until));
    expect(itemDeadline({ now, skill, characters: 200, sittingEnds: at("09:00:59.999") })).toEqual(at("09:00:59.999"));
  });

  it("gives a long text the time to be read twice, and other skills nothing for their length", () => {
    const now = at("09:00:00");
    const until = (skill: "READING" | "GRAMMAR", characters: number) =>
      itemDeadline({ now, skill, characters, sittingEnds: at("10:00:00") }).getTime() - now.getTime();
    expect(until("READING", 600)).toBe(240_000);
    expect(until("READING", 900)).toBe(316_000);
    expect(until("GRAMMAR", 900)).toBe(75_000);
  });

  it.each([
    ["08:59:59.999", false, false],
    ["09:00:00", true, false],
    ["09:00:03", true, false],
    ["09:00:03.001", true, true],
  ])("that ends at nine, at %s has ended: %s, is over: %s", (now, ended, over) => {
    expect([hasEnded(at("09:00:00"), at(now)), isOver(at("09:00:00"), at(now))]).toEqual([ended, over]);
  });
});

describe("the free sitting", () => {
  const now = at("09:00:00");
  const before = (ms: number) => new Date(now.getTime() - ms);
  const days30 = 2_592_000_000;

  it("comes first, and again thirty days after the last began, to the millisecond", () => {
    expect(mayStartAttempt({ now, lastStartedAt: null, owed: 0, paidSittings: 0 })).toEqual({ allowed: true, freeAt: null });
    expect(mayStartAttempt({ now, lastStartedAt: before(days30), owed: 0, paidSittings: 0 })).toEqual({ allowed: true, freeAt: null });
    expect(mayStartAttempt({ now, lastStartedAt: before(days30 - 1), owed: 0, paidSittings: 0 })).toEqual({
      allowed: false,
      freeAt: at("09:00:00.001"),
    });
  });

  it("is not waited for by who has paid for another", () => {
    expect(mayStartAttempt({ now, lastStartedAt: before(1), owed: 0, paidSittings: 1 }).allowed).toBe(true);
    expect(mayStartAttempt({ now, lastStartedAt: before(1), owed: 1, paidSittings: 0 }).allowed).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { contentShares, type Skill } from "./next-item.ts";
import { type SimulatedItem, simulateExam } from "./simulate.ts";

const item = (id: string, skill: Skill): SimulatedItem => ({ id, skill, level: "N3", characters: 60, a: 1.5, b: 0, c: 0.2 });
/** Nobody is asked to listen, so the last item is never shown. */
const simulate = (bank: SimulatedItem[], simulees: number) =>
  simulateExam({ bank: [...bank, item("unheard", "LISTENING")], simulees, seed: 3, shares: contentShares.withoutListening });
const three = [item("one", "GRAMMAR"), item("two", "GRAMMAR"), item("three", "READING")];

describe("a simulated sitting", () => {
  it("ends when the bank has nothing left to show", () => {
    expect(simulate(three, 8)).toMatchObject({ meanLength: 3, highestExposure: 1 });
  });

  it("counts what earlier sittings have seen: after ten of the first forty an item is held back, and comes again in the next", () => {
    expect(simulate(three, 20)).toMatchObject({ meanLength: 1.5, highestExposure: 0.5 });
    expect(simulate(three, 40)).toMatchObject({ meanLength: 0.75, highestExposure: 0.25 });
    expect(simulate(three, 41)).toMatchObject({ meanLength: 33 / 41, highestExposure: 11 / 41 });
  });
});

describe("simulees that are asked nothing", () => {
  // Their ability is taken for 0 ± 1.5; the truth is uniform on (−3, 3), which has a deviation of √3 and lies within 2.94 in 98 of 100.
  it("are missed by as much as they differ, and no more often than the interval says", () => {
    const { meanLength, rmse, bias, coverage, exactLevel, withinOneLevel } = simulate([], 3_000);
    expect(meanLength).toBe(0);
    expect(Math.abs(rmse - 1.732)).toBeLessThan(0.05);
    expect(Math.abs(bias)).toBeLessThan(0.1);
    expect(Math.abs(coverage - 0.98)).toBeLessThan(0.01);
    // One band of six, and one of the six with a neighbour on each side.
    expect(Math.abs(exactLevel - 1 / 6)).toBeLessThan(0.03);
    expect(Math.abs(withinOneLevel - 3 / 6)).toBeLessThan(0.03);
  });
});

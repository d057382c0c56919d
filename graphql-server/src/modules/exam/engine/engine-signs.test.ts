import { describe, expect, it } from "vitest";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { estimateAbility, intervalOf, levelProbabilities } from "./ability.ts";
import { type CalibrationResponse, calibrateItem } from "./calibrate-item.ts";
import { grid } from "./grid.ts";
import { alarmOf, betterKey, type ChosenOption, hasDrifted, itemAlarms, leastResponses } from "./item-alarms.ts";
import { information, probabilityCorrect } from "./item-model.ts";
import { bandOf, levelCuts, reachedLevel } from "./level-bands.ts";
import { type Candidate, chooseNextItem, contentShares, exposureCap, mayBeShown, skills } from "./next-item.ts";
import { seededRandom } from "./random.ts";
import { isEnough, stopRule } from "./stop-rule.ts";

const right = (a: number, b: number, c: number) => ({ a, b, c, correct: true });
const wrong = (a: number, b: number, c: number) => ({ a, b, c, correct: false });

describe("the model, to the digit", () => {
  // 0.2 + 0.8 / (1 + e^−1.5) and 0.2 + 0.8 / (1 + e^1.5).
  it.each([
    [1, 0.8541],
    [-1, 0.3459],
    [0, 0.6],
  ])("a hit at %f is likely by %f", (theta, chance) => {
    expect(probabilityCorrect(theta, { a: 1.5, b: 0, c: 0.2 })).toBeCloseTo(chance, 4);
  });

  it.each([
    // 2.25 · (0.6541/0.8)² · 0.1459/0.8541 = 0.2569, and 2.25 · (0.1459/0.8)² · 0.6541/0.3459 = 0.1416.
    [1, 0.2569],
    [-1, 0.1416],
  ])("an item informs at %f by %f", (theta, worth) => {
    expect(information(theta, { a: 1.5, b: 0, c: 0.2 })).toBeCloseTo(worth, 3);
  });
});

/** Computed apart from this code: midpoints of 24,200 cells from −6.05 to 6.05, in another language. */
describe("the estimate", () => {
  it.each([
    ["a miss lowers it", [wrong(1.2, 0, 0.2)], undefined, -0.8687, 1.222, [0.1741, 0.2726, 0.3153, 0.1798, 0.05, 0.0082]],
    ["a belief stands before the first answer", [], { mean: 1, sd: 0.5 }, 1, 0.5, [0, 0, 0.0227, 0.4772, 0.4772, 0.0228]],
    ["a hit raises a belief", [right(1.5, 1, 0.2)], { mean: 1, sd: 0.5 }, 1.111, 0.4875, [0, 0, 0.012, 0.396, 0.5585, 0.0335]],
    ["hit above, miss below", [right(2, 1, 0), wrong(2, -1, 0)], undefined, 0, 0.856, [0.0102, 0.1096, 0.3802, 0.3802, 0.1096, 0.0102]],
    [
      "three easy hits and two hard misses",
      [right(1.5, -0.5, 0.25), right(1.5, -0.5, 0.25), right(1.5, -0.5, 0.25), wrong(1.4, 1.5, 0.2), wrong(1.4, 1.5, 0.2)],
      undefined,
      0.3205,
      0.8509,
      [0.0102, 0.0507, 0.2683, 0.4663, 0.1866, 0.0179],
    ],
  ])("%s", (_, responses, belief, theta, se, bands) => {
    const ability = estimateAbility(responses, belief);
    expect(ability.theta).toBeCloseTo(theta, 3);
    expect(ability.se).toBeCloseTo(se, 3);
    const levels = levelProbabilities(ability);
    expect(levels.map(({ level }) => level)).toEqual(["NONE", "N5", "N4", "N3", "N2", "N1"]);
    for (const [place, band] of bands.entries()) expect(levels[place]?.probability).toBeCloseTo(band, 2);
  });

  it("stands on 121 points, a tenth apart, and sums to one", () => {
    const { posterior } = estimateAbility([right(1, 0, 0.2)]);
    expect([grid.length, grid[0], grid[1], grid[60], grid[120]]).toEqual([121, -6, -5.9, 0, 6]);
    expect(posterior.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it("does not underflow in a sitting of a thousand misses", () => {
    const { theta, se } = estimateAbility(Array.from({ length: 1_000 }, () => wrong(1.5, -3, 0.2)));
    expect(theta).toBeLessThan(-5.5);
    expect(se).toBeGreaterThan(0);
  });

  it("gives half of a cell to each side of a cut that stands in its middle", () => {
    const posterior = grid.map((theta) => (theta === 1 ? 1 : 0));
    const shares = levelProbabilities({ posterior }).map(({ probability }) => Math.round(probability * 1_000) / 1_000);
    expect(shares).toEqual([0, 0, 0, 0.5, 0.5, 0]);
  });

  it("lies within 1.96 standard errors to each side", () => {
    const { low, high } = intervalOf({ theta: -1, se: 0.25 });
    expect([low, high]).toEqual([expect.closeTo(-1.49, 10), expect.closeTo(-0.51, 10)]);
  });
});

describe("levels", () => {
  it.each([
    [-2.001, "NONE"],
    [-2, "N5"],
    [-1.001, "N5"],
    [-1, "N4"],
    [-0.001, "N4"],
    [0, "N3"],
    [0.999, "N3"],
    [1, "N2"],
    [1.999, "N2"],
    [2, "N1"],
    [9, "N1"],
  ])("%f is %s", (theta, level) => {
    expect(bandOf(theta)).toBe(level);
    expect(levelCuts).toEqual([-2, -1, 0, 1, 2]);
  });

  it.each([
    [[0, 0, 0, 0, 0.2, 0.8], "N1"],
    [[0, 0, 0, 0.01, 0.2, 0.79], "N2"],
    [[0, 0, 0, 0, 0.5, 0.5], "N2"],
    [[0.1, 0.1, 0.2, 0.3, 0.2, 0.1], "N4"],
    [[0.21, 0.09, 0.1, 0.1, 0.1, 0.4], "NONE"],
    [[0.2, 0.1, 0.1, 0.1, 0.1, 0.4], "N5"],
    [[0, 0, 0, 0, 0, 0], "NONE"],
  ])("%j reaches %s", (probabilities, level) => {
    expect(reachedLevel(measuredLevels.map((name, place) => ({ level: name, probability: probabilities[place] ?? 0 })))).toBe(level);
  });
});

describe("a sitting", () => {
  it.each([
    [0, 0, false],
    [11, 0, false],
    [12, 0.385, true],
    [12, 0.3851, false],
    [13, 0.3, true],
    [35, 0.4, false],
    [36, 0.4, true],
    [37, 9, true],
  ])("of %i items at a standard error of %f is enough: %s", (answered, se, enough) => {
    expect(isEnough({ answered, se })).toBe(enough);
  });

  it("has between 12 and 36 items that count, ends at 0.385, and never shows more than 46", () => {
    expect(stopRule).toEqual({ standardError: 0.385, minimum: 12, maximum: 36, served: 46 });
    expect([isEnough({ answered: 3, se: 1, served: 45 }), isEnough({ answered: 3, se: 1, served: 46 })]).toEqual([false, true]);
  });
});

describe("the next item", () => {
  const item = (id: string, changes: Partial<Candidate> = {}): Candidate => ({
    ...{ id, skill: "GRAMMAR" as const, a: 1.5, b: 0, c: 0.2, shown: 0 },
    ...changes,
  });
  const choose = (candidates: Candidate[], changes: Partial<Parameters<typeof chooseNextItem>[0]> = {}) =>
    chooseNextItem({ theta: 0, candidates, taken: [], shares: contentShares.withListening, sittings: 0, random: () => 0, ...changes })?.id;

  it("is the most informative where chance says so, and the second at the other end of chance", () => {
    const seven = [0.1, 2.5, 0.5, 0.9, 1.3, 1.7, 2.1].map((b, place) => item(`i${place}`, { b }));
    expect(choose(seven, { theta: 0.4 })).toBe("i0");
    expect(choose(seven, { theta: 0.4, random: () => 0.999 })).toBe("i2");
  });

  it("is the one that tells most over all that the ability may be, where that is known", () => {
    const sides = [item("middle", { b: 0 }), item("left", { b: -2.5 }), item("right", { b: 2.5 })];
    const posterior = grid.map((theta) => (Math.abs(theta - 2.6) < 0.05 ? 1 : 0));
    expect([choose(sides), choose(sides, { posterior })]).toEqual(["middle", "right"]);
  });

  it("of equals is the one with the first name", () => {
    expect(choose([item("b"), item("a"), item("c")])).toBe("a");
    expect(choose([item("b"), item("a"), item("c")], { random: () => 0.5 })).toBe("b");
  });

  it("follows the shares: vocabulary first, then what lags most", () => {
    expect(skills).toEqual(["VOCABULARY", "GRAMMAR", "READING", "LISTENING"]);
    const one = skills.map((skill) => item(skill, { skill }));
    const taken: Candidate["skill"][] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const id = choose(one, { taken });
      taken.push(skills.find((skill) => skill === id) ?? "LISTENING");
    }
    const initials = taken.map((skill) => skill[0]).join("");
    expect(initials).toBe("VGRLVGRVGR");
  });

  it("counts itself among the items that the shares are of", () => {
    // Of six, 0.9 should be listening and 1.8 vocabulary, of which one was.
    const taken: Candidate["skill"][] = ["VOCABULARY", "GRAMMAR", "READING", "READING", "READING"];
    expect(
      choose(
        skills.map((skill) => item(skill, { skill })),
        { taken },
      ),
    ).toBe("LISTENING");
  });

  it("without listening is never a listening item", () => {
    expect(choose([item("l", { skill: "LISTENING" })], { shares: contentShares.withoutListening })).toBeUndefined();
    for (const shares of Object.values(contentShares)) {
      const whole = skills.reduce((sum, skill) => sum + shares[skill], 0);
      expect(whole).toBeCloseTo(1, 10);
    }
  });

  it("was shown in less than a quarter of the sittings, of which there count forty at least", () => {
    expect(exposureCap).toBe(0.25);
    expect([mayBeShown(9, 0), mayBeShown(10, 0), mayBeShown(10, 40), mayBeShown(10, 41), mayBeShown(11, 44)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });
});

describe("the difficulty of an item by its answers", () => {
  /** Persons who are known to be at one point each. */
  function groups(...wishes: readonly (readonly [theta: number, persons: number, hits: number])[]): CalibrationResponse[] {
    return wishes.flatMap(([theta, persons, hits]) => {
      const posterior = grid.map((point) => (point === theta ? 1 : 0));
      return Array.from({ length: persons }, (_, index) => ({ posterior, correct: index < hits }));
    });
  }

  // Found apart from this code by a search for the highest posterior of (ln a, b).
  it.each([
    [groups([-1, 100, 40], [1, 100, 90]), 0, 1.3241, -0.6815, 0.1352, 200],
    [groups([-1, 100, 40], [1, 100, 90]), 0.2, 1.5187, -0.2772, 0.1586, 200],
    [groups([-2, 60, 15], [0, 60, 30], [2, 60, 57]), 0.2, 1.5346, 0.2939, 0.1913, 180],
  ])("agrees with an independent search %#", (responses, c, a, b, se, count) => {
    const fit = calibrateItem(responses, { a: 1, b: 0.5, c });
    expect([fit.a, fit.b, fit.seOfB]).toEqual([expect.closeTo(a, 2), expect.closeTo(b, 2), expect.closeTo(se, 3)]);
    expect([fit.c, fit.responses]).toEqual([c, count]);
  });
});

describe("the difficulty where little is known", () => {
  /** Persons of whom only two points of the scale are likely. */
  const between = (low: number, persons: number, hits: number): CalibrationResponse[] => {
    const weights = new Map([
      [-1, low],
      [1, 1 - low],
    ]);
    const posterior = grid.map((point) => weights.get(point) ?? 0);
    return Array.from({ length: persons }, (_, index) => ({ posterior, correct: index < hits }));
  };
  const at = (theta: number, persons: number, hits: number): CalibrationResponse[] => {
    const posterior = grid.map((point) => (point === theta ? 1 : 0));
    return Array.from({ length: persons }, (_, index) => ({ posterior, correct: index < hits }));
  };

  // Found apart from this code by the same search, over the marginal likelihood.
  it.each([
    ["of whom each is at one of two points", [...between(0.7, 100, 40), ...between(0.2, 100, 80)], 0.2, [2.2643, 0.1351]],
    ["who all but one miss far above", at(2, 7, 1), 0, [1.6385, 2.829]],
    ["who all but one hit below", at(-1, 8, 7), 0, [1.6176, -2.0079]],
  ] as const)("agrees for persons %s", (_, responses, c, [a, b]) => {
    const fit = calibrateItem(responses, { a: 1, b: 0.5, c });
    expect([fit.a, fit.b]).toEqual([expect.closeTo(a, 1), expect.closeTo(b, 1)]);
  });
});

describe("alarms", () => {
  /** `able` of a group choose the first named option and are a unit above the mean, the others the second and a unit below. */
  const choices = (able: number, first: number | null, others: number, second: number | null): ChosenOption[] => [
    ...Array.from({ length: able }, () => ({ option: first, theta: 1 })),
    ...Array.from({ length: others }, () => ({ option: second, theta: -1 })),
  ];
  const fit = (changes: object = {}) => ({ a: 1, b: 0, c: 0.2, seOfB: 0.1, seOfLogA: 0.1, responses: 200, ...changes });
  const item = { a: 1, b: 0, c: 0.2 };

  it("name the option of the able when the key is another's, from fifty answers on", () => {
    expect(betterKey(0, choices(25, 2, 25, 0))).toBe(2);
    expect(betterKey(2, choices(25, 2, 25, 0))).toBeUndefined();
    expect(betterKey(0, choices(24, 2, 25, 0))).toBeUndefined();
    expect(betterKey(0, choices(25, null, 25, 2))).toBeUndefined();
  });

  it("do not listen to an option that under five in a hundred choose, nor to one that nearly all do", () => {
    const few = (count: number) => [...choices(count, 2, 0, 0), ...choices(50, 1, 50 - count, 0)];
    expect(
      betterKey(
        1,
        few(4).map((one) => (one.option === 2 ? { ...one, theta: 9 } : one)),
      ),
    ).toBeUndefined();
    expect(
      betterKey(
        1,
        few(5).map((one) => (one.option === 2 ? { ...one, theta: 9 } : one)),
      ),
    ).toBe(2);
    expect(betterKey(0, [...choices(999, 2, 1, 0)])).toBeUndefined();
  });

  it("still listen to an option that all but one of two hundred choose", () => {
    expect(betterKey(0, choices(199, 2, 1, 1))).toBe(2);
    expect(betterKey(0, choices(200, 2, 1, 1))).toBeUndefined();
  });

  it("are three, from two hundred answers on", () => {
    expect(itemAlarms).toEqual(["MISKEYED", "DRIFT", "WEAK"]);
    expect(leastResponses).toBe(200);
  });

  it("wait until an option tells people apart, and clearly better than the key", () => {
    /** Choices for each option, from its counts among fifty able people and fifty others. */
    const chosen = (able: readonly number[], others: readonly number[]): ChosenOption[] => {
      const of = (counts: readonly number[], theta: number) =>
        counts.flatMap((count, option) => Array.from({ length: count }, () => ({ option, theta })));
      return [...of(able, 4), ...of(others, 2)];
    };
    // The correlation is (able − others) / (100 · √(p(1 − p))): 0.16, 0.12, 0.257 and 0.178, beside −0.16, −0.12, 0 and 0 of the key.
    expect(betterKey(0, chosen([21, 0, 29, 0], [29, 0, 21, 0]))).toBe(2);
    expect(betterKey(0, chosen([22, 0, 28, 0], [28, 0, 22, 0]))).toBeUndefined();
    expect(betterKey(0, chosen([10, 18, 22, 0], [10, 30, 10, 0]))).toBe(2);
    expect(betterKey(0, chosen([10, 22, 18, 0], [10, 30, 10, 0]))).toBeUndefined();
    expect(betterKey(0, chosen([21, 0, 0, 29], [29, 0, 0, 21]))).toBe(3);
  });

  it.each([
    [0.5, 0.1, false],
    [0.501, 0.1, true],
    [-0.501, 0.1, true],
    [-0.5, 0.1, false],
    [0.75, 0.25, false],
    [0.751, 0.25, true],
  ])("of drift: moved by %f at a standard error of %f: %s", (moved, seOfB, drifted) => {
    expect(hasDrifted({ ...item, b: 1 }, fit({ b: 1 + moved, seOfB }))).toBe(drifted);
  });

  it("tell the worst first, and of a pilot never that it moved", () => {
    const wrongKey = choices(100, 2, 100, 0);
    const of = (changes: object, pilot = false, chosen: ChosenOption[] = []) =>
      alarmOf({ key: 0, stored: item, fit: fit(changes), choices: chosen, pilot });
    expect(of({ a: 0.4, b: 2 }, false, wrongKey)).toBe("MISKEYED");
    expect(of({ a: 0.499, b: 2 })).toBe("WEAK");
    expect(of({ a: 0.5, b: 2 })).toBe("DRIFT");
    expect(of({ a: 0.5, b: 2 }, true)).toBeUndefined();
    expect(of({ a: 0.5, b: 0.4 })).toBeUndefined();
  });
});

it("repeats random numbers by their seed", () => {
  const [one, two] = [seededRandom(1), seededRandom(2)];
  expect([one(), one()]).toEqual([expect.closeTo(0.627_073_940_588, 10), expect.closeTo(0.002_735_721_18, 10)]);
  expect(two()).toBeCloseTo(0.734_250_944_341, 10);
});

import { describe, expect, it } from "vitest";
import { textLength } from "../bank/bank-item.ts";
import { authoredParameters } from "../bank/item-parameters.ts";
import { readBank } from "../bank/read-bank.ts";
import { estimateAbility, intervalOf, levelProbabilities } from "./ability.ts";
import { information, probabilityCorrect } from "./item-model.ts";
import { bandOf, reachedLevel } from "./level-bands.ts";
import { type Candidate, chooseNextItem, contentShares, mayBeShown } from "./next-item.ts";
import { seededRandom } from "./random.ts";
import { simulateExam } from "./simulate.ts";
import { isEnough } from "./stop-rule.ts";

const answer = (a: number, b: number, c: number, correct: boolean) => ({ a, b, c, correct });

describe("the three-parameter model", () => {
  it("gives c + (1 − c)/2 at the item's difficulty, c far below and 1 far above", () => {
    const item = { a: 1.5, b: 0.4, c: 0.2 };
    expect(probabilityCorrect(0.4, item)).toBeCloseTo(0.6, 12);
    expect(probabilityCorrect(-40, item)).toBeCloseTo(0.2, 12);
    expect(probabilityCorrect(40, item)).toBeCloseTo(1, 12);
  });

  it("informs a²/4 at the difficulty without guessing, and a²/6 of a 20 % guess", () => {
    // By hand: ((0.6 − 0.2)/0.8)² · 0.4/0.6 = 0.25 · 2/3 = 1/6.
    expect(information(1, { a: 2, b: 1, c: 0 })).toBeCloseTo(1, 12);
    expect(information(1, { a: 3, b: 1, c: 0.2 })).toBeCloseTo(1.5, 12);
  });
});

describe("the estimate of ability", () => {
  it("is the prior before the first answer", () => {
    const { theta, se } = estimateAbility([]);
    expect(theta).toBeCloseTo(0, 12);
    expect(se).toBeCloseTo(1.5, 2);
  });

  // Computed apart from this code: Simpson's rule on 40,001 points from −12 to 12, in another language.
  it.each([
    [[answer(1.2, 0, 0.2, true)], 0.57933, 1.38361],
    [
      [
        answer(1, -1, 0.2, true),
        answer(1.5, 0, 0.2, true),
        answer(1.4, 1, 0.25, false),
        answer(1.1, 0.5, 0.2, true),
        answer(2, 1.2, 0.15, false),
      ],
      0.20134,
      0.85061,
    ],
  ])("agrees with an independent integration %#", (responses, theta, se) => {
    const estimate = estimateAbility(responses);
    expect(estimate.theta).toBeCloseTo(theta, 2);
    expect(estimate.se).toBeCloseTo(se, 2);
  });

  it("stays in the middle after one right and one wrong answer to twin items, surer than before", () => {
    const { theta, se } = estimateAbility([answer(1.3, 0, 0, true), answer(1.3, 0, 0, false)]);
    expect(theta).toBeCloseTo(0, 12);
    expect(se).toBeLessThan(1.5);
  });

  it("is the posterior's own standard deviation, not one over the root of the information", () => {
    const item = { a: 1.3, b: 0, c: 0.2 };
    const { theta, se } = estimateAbility([{ ...item, correct: true }]);
    expect(se).toBeLessThan(1 / Math.sqrt(information(theta, item)));
  });

  it("comes out the same to the last bit however often it is computed", () => {
    const random = seededRandom(7);
    const responses = Array.from({ length: 30 }, () => answer(1 + random(), random() * 6 - 3, 0.2, random() < 0.5));
    const [first, second] = [estimateAbility(responses), estimateAbility(JSON.parse(JSON.stringify(responses)))];
    expect(Object.is(first.theta, second.theta) && Object.is(first.se, second.se)).toBe(true);
  });

  it("does not fall over after thirty right answers", () => {
    const { theta, se } = estimateAbility(Array.from({ length: 30 }, () => answer(1.6, 2.5, 0.2, true)));
    expect(theta).toBeGreaterThan(3);
    expect(se).toBeGreaterThan(0);
  });
});

describe("levels", () => {
  it("share the whole probability, half of it below N3 before the first answer", () => {
    const levels = levelProbabilities(estimateAbility([]));
    const sum = (names: string[]) => levels.filter(({ level }) => names.includes(level)).reduce((total, one) => total + one.probability, 0);
    expect(sum(["NONE", "N5", "N4", "N3", "N2", "N1"])).toBeCloseTo(1, 10);
    expect(sum(["NONE", "N5", "N4"])).toBeCloseTo(0.5, 6);
    // Φ(−2/1.5) = Φ(−1.3333) = 0.0912 from the table of the normal distribution.
    expect(sum(["NONE"])).toBeCloseTo(0.0912, 3);
  });

  it("begin at their cut, and one is claimed with at least 0.8 for it and above", () => {
    expect([-2.01, -2, 0, 1.99, 2].map(bandOf)).toEqual(["NONE", "N5", "N3", "N2", "N1"]);
    const probabilities = [0.02, 0.03, 0.15, 0.42, 0.3, 0.08];
    const levels = levelProbabilities(estimateAbility([])).map(({ level }, index) => ({ level, probability: probabilities[index] ?? 0 }));
    expect(reachedLevel(levels)).toBe("N3");
    expect(intervalOf({ theta: 1, se: 0.5 })).toEqual({ low: expect.closeTo(0.02, 10), high: expect.closeTo(1.98, 10) });
  });
});

describe("the next item", () => {
  const candidate = (id: string, changes: Partial<Candidate> = {}): Candidate => ({
    id,
    skill: "VOCABULARY",
    a: 1.5,
    b: 0,
    c: 0.2,
    shown: 0,
    ...changes,
  });
  const choose = (candidates: Candidate[], changes: object = {}) =>
    chooseNextItem({ theta: 0, candidates, taken: [], shares: contentShares.withListening, sittings: 100, random: () => 0, ...changes });

  it("is one of the two most informative, at random", () => {
    const candidates = Array.from({ length: 12 }, (_, index) => candidate(`i${index}`, { b: index * 0.4 - 0.2 }));
    const chosen = new Set(Array.from({ length: 100 }, (_, index) => choose(candidates, { random: () => index / 100 })?.id));
    const best = candidates.toSorted((one, other) => information(0, other) - information(0, one)).slice(0, 2);
    expect([...chosen].toSorted()).toEqual(best.map(({ id }) => id).toSorted());
  });

  it("is of the skill that is furthest behind its share", () => {
    const candidates = [candidate("v"), candidate("g", { skill: "GRAMMAR", b: 3 }), candidate("l", { skill: "LISTENING", b: 3 })];
    expect(choose(candidates, { taken: ["VOCABULARY"] })?.id).toBe("g");
    expect(choose(candidates, { taken: ["VOCABULARY", "GRAMMAR", "READING"] })?.id).toBe("l");
    expect(choose(candidates.slice(2), { shares: contentShares.withoutListening })).toBeUndefined();
  });

  it("is never one that a quarter of all sittings have seen", () => {
    expect(choose([candidate("seen", { shown: 25 }), candidate("fresh", { b: 3, shown: 24 })])?.id).toBe("fresh");
    expect([mayBeShown(9, 1), mayBeShown(10, 1), mayBeShown(249, 1_000), mayBeShown(250, 1_000)]).toEqual([true, false, true, false]);
  });
});

describe("a sitting ends", () => {
  it.each([
    [11, 0.1, false],
    [12, 0.385, true],
    [12, 0.386, false],
    [35, 0.5, false],
    [36, 0.5, true],
  ])("after %i items at a standard error of %f: %s", (answered, se, ends) => {
    expect(isEnough({ answered, se })).toBe(ends);
  });
});

it("measures simulees as well with our own bank as the whole bench demands", () => {
  const bank = readBank().map((item) => ({
    ...{ id: item.code, skill: item.skill, level: item.level, characters: textLength(item) },
    ...authoredParameters(item),
  }));
  const report = simulateExam({ bank, simulees: 400, seed: 11, shares: contentShares.withListening });
  expect(report.meanLength).toBeLessThanOrEqual(28);
  expect(report.rmse).toBeLessThanOrEqual(0.4);
  expect(Math.abs(report.bias)).toBeLessThanOrEqual(0.06);
  expect(report.coverage).toBeGreaterThan(0.9);
  expect(report.withinOneLevel).toBeGreaterThanOrEqual(0.99);
  expect(report.highestExposure).toBeLessThanOrEqual(0.26);
});

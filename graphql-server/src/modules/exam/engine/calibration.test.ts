import { describe, expect, it } from "vitest";
import { authoredParameters } from "../bank/item-parameters.ts";
import { readBank } from "../bank/read-bank.ts";
import { estimateAbility, type ScoredResponse } from "./ability.ts";
import { type CalibrationResponse, calibrateItem } from "./calibrate-item.ts";
import { alarmOf, betterKey, type ChosenOption, hasDrifted, leastResponses } from "./item-alarms.ts";
import { type ItemParameters, probabilityCorrect } from "./item-model.ts";
import { seededRandom } from "./random.ts";

const bank = readBank().map(authoredParameters);
const people = 500;

/** People of uniform ability, each with what twenty items of the bank near them tell. */
function sittings(random: () => number, count = people) {
  return Array.from({ length: count }, () => {
    const truth = random() * 6 - 3;
    const near = bank.filter(({ b }) => Math.abs(b - truth) < 1.2);
    const answers = Array.from({ length: 20 }, (): ScoredResponse => {
      const item = near[Math.floor(random() * near.length)] ?? { a: 1, b: 0, c: 0.2 };
      return { ...item, correct: random() < probabilityCorrect(truth, item) };
    });
    return { truth, ...estimateAbility(answers) };
  });
}

type Person = ReturnType<typeof sittings>[number];

function answersTo(item: ItemParameters, persons: readonly Person[], random: () => number): CalibrationResponse[] {
  return persons.map(({ truth, posterior }) => ({ posterior, correct: random() < probabilityCorrect(truth, item) }));
}

const author: ItemParameters = { a: 1.5, b: 0, c: 0.2 };

describe("calibration from simulated answers", () => {
  it("finds true difficulties again: r ≥ 0.95 and RMSE ≤ 0.25", () => {
    const random = seededRandom(2026);
    const persons = sittings(random);
    const truths = Array.from({ length: 40 }, (_, index) => ({ a: 1.1 + random() * 0.9, b: -2.4 + (index / 39) * 4.8, c: 0.2 }));
    const fitted = truths.map((truth) => calibrateItem(answersTo(truth, persons, random), author).b);
    const errors = fitted.map((b, index) => b - (truths[index]?.b ?? 0));
    const rmse = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [m, n] = [mean(fitted), mean(truths.map(({ b }) => b))];
    const both = fitted.reduce((sum, b, index) => sum + (b - m) * ((truths[index]?.b ?? 0) - n), 0);
    const spreads = Math.sqrt(fitted.reduce((sum, b) => sum + (b - m) ** 2, 0) * truths.reduce((sum, { b }) => sum + (b - n) ** 2, 0));
    expect(both / spreads).toBeGreaterThanOrEqual(0.95);
    expect(rmse).toBeLessThanOrEqual(0.25);
  });

  it("says how sure it is: the error is rarely beyond two standard errors", () => {
    const random = seededRandom(77);
    const persons = sittings(random, 300);
    const truth = { a: 1.6, b: 0.7, c: 0.2 };
    const inside = Array.from({ length: 40 }, () => calibrateItem(answersTo(truth, persons, random), author)).filter(
      ({ b, seOfB }) => Math.abs(b - truth.b) <= 2 * seOfB,
    );
    expect(inside.length).toBeGreaterThanOrEqual(34);
  });

  it("needs answers", () => {
    expect(() => calibrateItem([], author)).toThrow("Nothing to calibrate by");
  });
});

describe("alarms", () => {
  /** The options people choose: the truly right one by ability, else one of the three others. */
  function choicesOf(item: ItemParameters, right: number, persons: readonly Person[], random: () => number): ChosenOption[] {
    return persons.map(({ truth, theta }) => {
      const hit = random() < probabilityCorrect(truth, item);
      return { theta, option: hit ? right : (right + 1 + Math.floor(random() * 3)) % 4 };
    });
  }
  const item = { a: 1.5, b: 0.2, c: 0.1 };

  it("flag a planted wrong key, and name the option that able people choose", () => {
    const random = seededRandom(5);
    const persons = sittings(random, leastResponses);
    const choices = choicesOf(item, 2, persons, random);
    expect(betterKey(0, choices)).toBe(2);
    expect(betterKey(2, choices)).toBeUndefined();
    const responses = choices.map(({ option }, index) => ({ correct: option === 0, posterior: persons[index]?.posterior ?? [] }));
    const fit = calibrateItem(responses, author);
    expect(alarmOf({ key: 0, stored: author, fit, choices, pilot: true })).toBe("MISKEYED");
  });

  it("stay silent for good items of every difficulty", () => {
    const random = seededRandom(6);
    const persons = sittings(random, leastResponses);
    const alarms = [-2, -1, 0, 1, 2].map((b) => {
      const good = { a: 1.5, b, c: 0.2 };
      const choices = choicesOf(good, 1, persons, random);
      const fit = calibrateItem(answersTo(good, persons, random), good);
      return alarmOf({ key: 1, stored: good, fit, choices, pilot: false });
    });
    expect(alarms).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it("tell an item that has become easier, and one that tells nobody apart", () => {
    const random = seededRandom(8);
    const persons = sittings(random, 400);
    const leaked = calibrateItem(answersTo({ a: 1.5, b: -1, c: 0.2 }, persons, random), author);
    expect(hasDrifted({ a: 1.5, b: 0.4, c: 0.2 }, leaked)).toBe(true);
    expect(hasDrifted({ a: 1.5, b: -0.9, c: 0.2 }, leaked)).toBe(false);
    const noise = persons.map(({ posterior }) => ({ posterior, correct: random() < 0.5 }));
    const weak = calibrateItem(noise, author);
    expect(alarmOf({ key: 0, stored: weak, fit: weak, choices: [], pilot: false })).toBe("WEAK");
  });
});

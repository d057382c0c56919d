import { describe, expect, it } from "vitest";
import { estimateAbility, type ScoredResponse } from "./ability.ts";
import { admitItems } from "./admit-items.ts";
import { probabilityCorrect } from "./item-model.ts";
import { chanceOfAtLeast } from "./level-bands.ts";
import { personFit } from "./person-fit.ts";
import { seededRandom } from "./random.ts";
import { curveOf, pointOf } from "./response-curve.ts";
import { expectedSeconds, isRapid } from "./response-time.ts";
import { flagsOf } from "./sitting-flags.ts";

const item = { a: 1.5, b: 0, c: 0.25 };
const unsure = { ...item, seB: 0.5, seLogA: 0.2 };

describe("parameters that are not sure", () => {
  it("leave the chance in the middle, and bring it nearer to it at both sides", () => {
    const at = (theta: number, one: object) => curveOf({ ...item, ...one }).chance[pointOf(theta)] ?? 0;
    expect(at(1, {})).toBeCloseTo(probabilityCorrect(1, item), 12);
    expect(at(0, unsure)).toBeCloseTo(0.625, 10);
    expect(at(1.5, unsure)).toBeLessThan(at(1.5, {}));
    expect(at(-1.5, unsure)).toBeGreaterThan(at(-1.5, {}));
  });

  it("agree with drawing the parameters at random", () => {
    const random = seededRandom(9);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    let sum = 0;
    for (let draw = 0; draw < 100_000; draw += 1) {
      sum += probabilityCorrect(1, { a: item.a * Math.exp(0.2 * normal()), b: 0.5 * normal(), c: item.c });
    }
    expect(curveOf(unsure).chance[pointOf(1)]).toBeCloseTo(sum / 100_000, 2);
  });

  it("widen the standard error of the ability", () => {
    const answers = (one: object): ScoredResponse[] => [true, false, true, true, false].map((correct) => ({ ...item, ...one, correct }));
    expect(estimateAbility(answers(unsure)).se).toBeGreaterThan(estimateAbility(answers({})).se);
  });
});

it("says how likely a level or more is", () => {
  const probabilities = (["NONE", "N5", "N4", "N3", "N2", "N1"] as const).map((level, place) => ({ level, probability: place / 15 }));
  expect(chanceOfAtLeast("NONE", probabilities)).toBeCloseTo(1, 12);
  expect(chanceOfAtLeast("N2", probabilities)).toBeCloseTo(9 / 15, 12);
});

describe("the lot of a sitting", () => {
  const bank = Array.from({ length: 400 }, (_, place) => ({
    id: `i${place}`,
    level: place % 2 ? ("N3" as const) : ("N4" as const),
    skill: place % 4 < 2 ? ("GRAMMAR" as const) : ("READING" as const),
  }));
  const drawOf = (seed: number) => {
    const random = seededRandom(seed);
    const places = new Map(bank.map(({ id }) => [id, random()]));
    return (name: string) => places.get(name) ?? 0.5;
  };

  it("holds the same share of each level and skill, and over many sittings of each item", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 400; seed += 1) {
      const lot = admitItems({ items: bank, seen: new Set(), draw: drawOf(seed) });
      for (const group of Map.groupBy(lot, ({ level, skill }) => level + skill).values()) expect(group.length).toBe(24);
      for (const { id } of lot) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(Math.max(...counts.values()) / 400).toBeLessThan(0.33);
  });

  it("is as large for who comes again, without what they saw, until too little is left", () => {
    const seen = new Set(bank.slice(0, 200).map(({ id }) => id));
    const lot = admitItems({ items: bank, seen, draw: drawOf(1) });
    expect(lot).toHaveLength(96);
    expect(lot.some(({ id }) => seen.has(id))).toBe(false);
    const most = new Set(bank.slice(0, 396).map(({ id }) => id));
    expect(admitItems({ items: bank, seen: most, draw: drawOf(1) })).toHaveLength(4);
  });

  it("is a small bank as a whole", () => {
    expect(admitItems({ items: bank.slice(0, 149), seen: new Set(["i0"]), draw: drawOf(1) })).toHaveLength(148);
  });
});

describe("person fit", () => {
  const answers = (rights: readonly [easy: boolean, hard: boolean]): ScoredResponse[] =>
    Array.from({ length: 20 }, (_, place) => ({ ...item, b: place < 10 ? -1.5 : 1.5, correct: rights[place < 10 ? 0 : 1] }));
  const fitOf = (responses: ScoredResponse[]) => personFit(responses, { theta: estimateAbility(responses).theta }) ?? Number.NaN;

  it("is good for easy right and hard wrong, and bad the other way round", () => {
    expect(fitOf(answers([true, false]))).toBeGreaterThan(0);
    expect(fitOf(answers([false, true]))).toBeLessThan(-3);
  });

  it("says nothing of nine answers, nor of answers that are all right or all wrong", () => {
    expect(personFit(answers([true, false]).slice(0, 9), { theta: 0 })).toBeNull();
    expect(personFit(answers([true, true]), { theta: 3 })).toBeNull();
    expect(personFit(answers([false, false]), { theta: -3 })).toBeNull();
  });

  it("flags a sitting, as many rapid answers do, but not two of twelve", () => {
    const odd = answers([false, true]);
    const flags = (answered: number, rapid: number) => flagsOf({ answered, rapid, responses: answers([true, false]), theta: 0 });
    expect(flagsOf({ answered: 20, rapid: 0, responses: odd, theta: estimateAbility(odd).theta })).toEqual(["MISFIT"]);
    expect([flags(12, 2), flags(30, 3), flags(29, 3)]).toEqual([[], [], ["RAPID"]]);
  });
});

describe("an answer is rapid", () => {
  const word = { skill: "VOCABULARY" as const, characters: 36 };
  const text = { skill: "READING" as const, characters: 300 };

  it("under a tenth of the time it takes to read, and never above", () => {
    expect([expectedSeconds(word), expectedSeconds(text)]).toEqual([10, 58]);
    expect([0.9, 1.1].map((seconds) => isRapid({ ...word, seconds }))).toEqual([true, false]);
    expect([5.7, 5.9].map((seconds) => isRapid({ ...text, seconds }))).toEqual([true, false]);
  });

  it("far below the person's own speed, once that is known", () => {
    const earlier = (seconds: number) => Array.from({ length: 8 }, () => ({ ...word, seconds }));
    expect(isRapid({ ...word, seconds: 1.5 }, earlier(12))).toBe(true);
    expect(isRapid({ ...word, seconds: 1.5 }, earlier(12).slice(1))).toBe(false);
    expect(isRapid({ ...word, seconds: 1.5 }, earlier(2))).toBe(false);
    expect(isRapid({ ...word, seconds: 2.5 }, earlier(40))).toBe(false);
  });
});

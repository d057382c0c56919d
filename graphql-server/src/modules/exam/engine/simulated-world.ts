import type { ItemParameters } from "./item-model.ts";

/** How the world differs from what the bank believes. Everything may hold at once. */
export interface World {
  /** Spread of the true difficulties around the bank's. */
  errorOfB?: number;
  /** True discriminations are the bank's times 1 ± this, uniformly. */
  errorOfA?: number;
  /** True chances of a lucky hit are uniform between these. */
  guessing?: readonly [number, number];
  /** Ability lost, linearly, over the last ten answers of a sitting. */
  tiring?: number;
  /** A share of people guess fast on a share of their items. */
  fastGuessing?: { people: number; items: number };
  /** A share of people answers without looking at ability on a share of their items, at a thoughtful pace. */
  carelessness?: { people: number; items: number };
  /** A share of people knows beforehand the keys of a share of the items that are above them. */
  knownKeys?: { people: number; items: number };
}

/** A normal variable from a uniform source (Box and Muller). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** What an item truly is in a world whose authors believe the given parameters. */
export function trueParameters({ a, b, c }: ItemParameters, world: World, random: () => number): ItemParameters {
  const { errorOfA = 0, errorOfB = 0, guessing } = world;
  return {
    a: a * (1 + errorOfA * (2 * random() - 1)),
    b: b + (errorOfB > 0 ? errorOfB * normal(random) : 0),
    c: guessing ? guessing[0] + (guessing[1] - guessing[0]) * random() : c,
  };
}

const tiredAnswers = 10;

/** Ability lost at an answer (from 0) of a sitting that is expected to have so many. */
export function lossOf({ tiring = 0 }: World, position: number, length: number): number {
  return tiring * Math.min(1, Math.max(0, (position - (length - tiredAnswers) + 1) / tiredAnswers));
}

/** The conditions of the bench: as the bank believes, each fault alone, and those of the issue together. */
export const worlds = {
  "as believed": {},
  "difficulty ± 0.5": { errorOfB: 0.5 },
  "discrimination ± 30 %": { errorOfA: 0.3 },
  "guessing .25–.35": { guessing: [0.25, 0.35] },
  "tiring −0.3": { tiring: 0.3 },
  "fast guessing": { fastGuessing: { people: 0.2, items: 0.15 } },
  "all together": {
    errorOfB: 0.5,
    errorOfA: 0.3,
    guessing: [0.25, 0.35],
    tiring: 0.3,
    fastGuessing: { people: 0.2, items: 0.15 },
  },
} as const satisfies Record<string, World>;

import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import { type Ability, estimateAbility, levelProbabilities, type ScoredResponse } from "./ability.ts";
import { admitItems } from "./admit-items.ts";
import { probabilityCorrect } from "./item-model.ts";
import { reachedLevel } from "./level-bands.ts";
import { type Candidate, chooseNextItem, type Skill } from "./next-item.ts";
import { seededRandom } from "./random.ts";
import type { UncertainParameters } from "./response-curve.ts";
import { expectedSeconds, isRapid, type TimedAnswer } from "./response-time.ts";
import { lossOf, normal, trueParameters, type World } from "./simulated-world.ts";
import { reportOf, type SimulatedSitting, type SimulationReport } from "./simulation-report.ts";
import { flagsOf } from "./sitting-flags.ts";
import { isEnough, stopRule } from "./stop-rule.ts";

export interface SimulatedItem extends UncertainParameters {
  id: string;
  skill: Skill;
  level: MeasuredLevel;
  /** Characters to read or hear. */
  characters: number;
}

export interface SimulationInput {
  bank: readonly SimulatedItem[];
  simulees: number;
  seed: number;
  shares: Readonly<Record<Skill, number>>;
  /** How the truth differs from the bank; not at all without it. */
  world?: World;
}

type BankItem = SimulatedItem & Candidate & { truth: UncertainParameters };

/** A person: ability, own speed, and what they do that is not skill. */
interface Person {
  ability: number;
  speed: number;
  guessesFast: boolean;
  isCareless: boolean;
  knowsKeys: boolean;
}

const speeds = { person: 0.3, answer: 0.35, fastMedian: 0.8 } as const;

function personOf(world: World, random: () => number): Person {
  const { fastGuessing, carelessness, knownKeys } = world;
  return {
    ability: random() * 6 - 3,
    speed: speeds.person * normal(random),
    guessesFast: fastGuessing !== undefined && random() < fastGuessing.people,
    isCareless: carelessness !== undefined && random() < carelessness.people,
    knowsKeys: knownKeys !== undefined && random() < knownKeys.people,
  };
}

interface Setting extends Omit<SimulationInput, "bank" | "simulees" | "seed"> {
  bank: readonly BankItem[];
  /** Items this person has seen in earlier sittings. */
  seen: ReadonlySet<string>;
  sittings: number;
  random: () => number;
  world: World;
}

interface Given {
  correct: boolean;
  seconds: number;
}

/** What a person does with an item: mostly answers by ability, in their own time. */
function give(person: Person, item: BankItem, { world, random }: Setting, position: number): Given {
  const { fastGuessing, carelessness, knownKeys } = world;
  const ability = person.ability - lossOf(world, position, stopRule.maximum);
  const paced = Math.exp(Math.log(expectedSeconds(item)) - person.speed + speeds.answer * normal(random));
  if (person.guessesFast && random() < (fastGuessing?.items ?? 0)) {
    return { correct: random() < 0.25, seconds: speeds.fastMedian * Math.exp(0.3 * normal(random)) };
  }
  if (person.isCareless && random() < (carelessness?.items ?? 0)) return { correct: random() < 0.25, seconds: paced };
  if (person.knowsKeys && item.truth.b > ability && random() < (knownKeys?.items ?? 0)) return { correct: true, seconds: paced };
  return { correct: random() < probabilityCorrect(ability, item.truth), seconds: paced };
}

function sit(person: Person, setting: Setting): SimulatedSitting {
  const { bank, seen, sittings, random, shares } = setting;
  const places = new Map(bank.map(({ id }) => [id, random()]));
  const left = new Set(admitItems({ items: bank, seen, draw: (name) => places.get(name) ?? random() }));
  const [taken, responses, timed, shown]: [Skill[], ScoredResponse[], TimedAnswer[], string[]] = [[], [], [], []];
  let ability: Ability = estimateAbility(responses);
  while (!isEnough({ answered: responses.length, se: ability.se, served: shown.length })) {
    const item = chooseNextItem({
      theta: ability.theta,
      posterior: ability.posterior,
      candidates: [...left],
      taken,
      shares,
      sittings,
      random,
    });
    if (!item) break;
    left.delete(item);
    item.shown += 1;
    taken.push(item.skill);
    const { a, b, c, seB = 0, seLogA = 0, skill, characters } = item;
    const { correct, seconds } = give(person, item, setting, shown.length);
    shown.push(item.id);
    if (isRapid({ skill, characters, seconds }, timed)) continue;
    timed.push({ skill, characters, seconds });
    responses.push({ a, b, c, seB, seLogA, correct });
    ability = estimateAbility(responses);
  }
  const flags = flagsOf({ answered: shown.length, rapid: shown.length - responses.length, responses, theta: ability.theta });
  const claimed = reachedLevel(levelProbabilities(ability));
  const isHonest = !(person.guessesFast || person.isCareless || person.knowsKeys);
  return { truth: person.ability, ability, claimed, shown, flags, isHonest };
}

function settingOf({ bank, seed, shares, world = {} }: SimulationInput) {
  const random = seededRandom(seed);
  const items = bank.map((item): BankItem => ({ ...item, shown: 0, truth: trueParameters(item, world, random) }));
  return { bank: items, random, shares, world };
}

/** Lets simulees of abilities uniform on (−3, 3) sit the exam as it is served. The same seed gives the same sittings. */
export function simulateSittings(input: SimulationInput): SimulatedSitting[] {
  const setting = settingOf(input);
  return Array.from({ length: input.simulees }, (_, index) =>
    sit(personOf(setting.world, setting.random), { ...setting, seen: new Set(), sittings: index + 1 }),
  );
}

/** The accuracy over all simulees. */
export function simulateExam(input: SimulationInput): SimulationReport {
  return reportOf(simulateSittings(input));
}

/** What people who come again are shown. */
export interface RetakeReport {
  /** Of the sitting, 1 for the first retake. */
  retake: number;
  meanLength: number;
  meanError: number;
  /** Share of its items that the same person saw before. */
  repeated: number;
}

/** Lets people sit again and again within a year. */
export function simulateRetakes(input: SimulationInput & { retakes: number }): RetakeReport[] {
  const setting = settingOf(input);
  const people = Array.from({ length: input.simulees }, () => ({ ...personOf(setting.world, setting.random), seen: new Set<string>() }));
  return Array.from({ length: input.retakes + 1 }, (_, retake) => {
    const totals = { length: 0, se: 0, repeated: 0 };
    for (const [index, person] of people.entries()) {
      const { shown, ability } = sit(person, { ...setting, seen: person.seen, sittings: (retake + 1) * (index + 1) });
      totals.length += shown.length;
      totals.se += ability.se;
      totals.repeated += shown.filter((id) => person.seen.has(id)).length;
      for (const id of shown) person.seen.add(id);
    }
    const { length, se, repeated } = totals;
    return { retake, meanLength: length / people.length, meanError: se / people.length, repeated: repeated / Math.max(1, length) };
  });
}

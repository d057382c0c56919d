import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { type Ability, estimateAbility, levelProbabilities, type ScoredResponse } from "./ability.ts";
import { type ItemParameters, probabilityCorrect } from "./item-model.ts";
import { bandOf, reachedLevel } from "./level-bands.ts";
import { type Candidate, chooseNextItem, type Skill } from "./next-item.ts";
import { seededRandom } from "./random.ts";
import { isEnough } from "./stop-rule.ts";

export interface SimulatedItem extends ItemParameters {
  id: string;
  skill: Skill;
}

export interface SimulationInput {
  bank: readonly SimulatedItem[];
  simulees: number;
  seed: number;
  shares: Readonly<Record<Skill, number>>;
}

/** The accuracy of a bank over all simulees. */
export interface SimulationReport {
  meanLength: number;
  rmse: number;
  bias: number;
  /** Share of simulees whose true ability lies in their 95 % interval. */
  coverage: number;
  exactLevel: number;
  withinOneLevel: number;
  /** Share of sittings that showed the item that was shown most. */
  highestExposure: number;
}

interface Sitting {
  truth: number;
  ability: Ability;
  length: number;
}

function sit(input: {
  truth: number;
  bank: readonly Candidate[];
  sittings: number;
  random: () => number;
  shares: SimulationInput["shares"];
}) {
  const { truth, bank, sittings, random, shares } = input;
  const left = new Set(bank);
  const taken: Skill[] = [];
  const responses: ScoredResponse[] = [];
  let ability = estimateAbility(responses);
  while (!isEnough({ answered: responses.length, se: ability.se })) {
    const item = chooseNextItem({ theta: ability.theta, candidates: [...left], taken, shares, sittings, random });
    if (!item) break;
    left.delete(item);
    item.shown += 1;
    taken.push(item.skill);
    const { a, b, c } = item;
    responses.push({ a, b, c, correct: random() < probabilityCorrect(truth, item) });
    ability = estimateAbility(responses);
  }
  return { truth, ability, length: responses.length };
}

function report(sittings: readonly Sitting[], bank: readonly Candidate[]): SimulationReport {
  const mean = (value: (sitting: Sitting) => number) => sittings.reduce((sum, sitting) => sum + value(sitting), 0) / sittings.length;
  const error = ({ truth, ability }: Sitting) => ability.theta - truth;
  const distance = ({ truth, ability }: Sitting) =>
    Math.abs(measuredLevels.indexOf(reachedLevel(levelProbabilities(ability))) - measuredLevels.indexOf(bandOf(truth)));
  return {
    meanLength: mean(({ length }) => length),
    rmse: Math.sqrt(mean((sitting) => error(sitting) ** 2)),
    bias: mean(error),
    coverage: mean((sitting) => (Math.abs(error(sitting)) <= 1.96 * sitting.ability.se ? 1 : 0)),
    exactLevel: mean((sitting) => (distance(sitting) === 0 ? 1 : 0)),
    withinOneLevel: mean((sitting) => (distance(sitting) <= 1 ? 1 : 0)),
    highestExposure: Math.max(...bank.map(({ shown }) => shown)) / sittings.length,
  };
}

/** Lets simulees of abilities uniform on (−3, 3) sit the exam as it is served. The same seed gives the same report. */
export function simulateExam({ bank, simulees, seed, shares }: SimulationInput): SimulationReport {
  const random = seededRandom(seed);
  const candidates = bank.map((item) => ({ ...item, shown: 0 }));
  const sittings = Array.from({ length: simulees }, (_, index) =>
    sit({ truth: random() * 6 - 3, bank: candidates, sittings: index + 1, random, shares }),
  );
  return report(sittings, candidates);
}

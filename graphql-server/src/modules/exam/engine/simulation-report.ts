import { type MeasuredLevel, measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import type { Ability } from "./ability.ts";
import { bandOf } from "./level-bands.ts";
import type { SittingFlag } from "./sitting-flags.ts";

/** What a simulated sitting came to. */
export interface SimulatedSitting {
  truth: number;
  ability: Ability;
  claimed: MeasuredLevel;
  /** Items shown, in order. */
  shown: readonly string[];
  flags: readonly SittingFlag[];
  /** The person neither guessed fast, nor was careless, nor knew keys. */
  isHonest: boolean;
}

/** The accuracy of a bank over all simulees. Shares are 0 to 1. */
export interface SimulationReport {
  meanLength: number;
  rmse: number;
  bias: number;
  /** Share of simulees whose true ability lies in their 95 % interval. */
  coverage: number;
  /** The claimed level is the true one. */
  exactLevel: number;
  withinOneLevel: number;
  /** The claimed level is above the true one. */
  overPlaced: number;
  /** Of unflagged people at or above the beginning of N5: claims a level. */
  claimsOne: number;
  /** Share of sittings that showed the item that was shown most. */
  highestExposure: number;
  /** The same among people of one true band, where it is highest. */
  highestConditionalExposure: number;
  /** Of honest people: flagged. */
  wronglyFlagged: number;
  /** Of the others: flagged; 0 where there are none. */
  rightlyFlagged: number;
}

function highestShare(sittings: readonly SimulatedSitting[]): number {
  const shown = new Map<string, number>();
  for (const sitting of sittings) for (const id of sitting.shown) shown.set(id, (shown.get(id) ?? 0) + 1);
  return Math.max(0, ...shown.values()) / Math.max(1, sittings.length);
}

function shareOf(sittings: readonly SimulatedSitting[], is: (sitting: SimulatedSitting) => boolean): number {
  return sittings.filter(is).length / Math.max(1, sittings.length);
}

/** Sums sittings up. */
export function reportOf(sittings: readonly SimulatedSitting[]): SimulationReport {
  const mean = (value: (sitting: SimulatedSitting) => number) => sittings.reduce((sum, one) => sum + value(one), 0) / sittings.length;
  const error = ({ truth, ability }: SimulatedSitting) => ability.theta - truth;
  const above = ({ truth, claimed }: SimulatedSitting) => measuredLevels.indexOf(claimed) - measuredLevels.indexOf(bandOf(truth));
  const isFlagged = ({ flags }: SimulatedSitting) => flags.length > 0;
  const ofN5 = sittings.filter((sitting) => bandOf(sitting.truth) !== "NONE" && !isFlagged(sitting));
  const byBand = Map.groupBy(sittings, ({ truth }) => bandOf(truth));
  return {
    meanLength: mean(({ shown }) => shown.length),
    rmse: Math.sqrt(mean((sitting) => error(sitting) ** 2)),
    bias: mean(error),
    coverage: shareOf(sittings, (sitting) => Math.abs(error(sitting)) <= 1.96 * sitting.ability.se),
    exactLevel: shareOf(sittings, (sitting) => above(sitting) === 0),
    withinOneLevel: shareOf(sittings, (sitting) => Math.abs(above(sitting)) <= 1),
    overPlaced: shareOf(sittings, (sitting) => above(sitting) > 0),
    claimsOne: shareOf(ofN5, ({ claimed }) => claimed !== "NONE"),
    highestExposure: highestShare(sittings),
    highestConditionalExposure: Math.max(...[...byBand.values()].map(highestShare)),
    wronglyFlagged: shareOf(
      sittings.filter(({ isHonest }) => isHonest),
      isFlagged,
    ),
    rightlyFlagged: shareOf(
      sittings.filter(({ isHonest }) => !isHonest),
      isFlagged,
    ),
  };
}

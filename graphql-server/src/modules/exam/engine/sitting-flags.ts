import type { ScoredResponse } from "./ability.ts";
import { misfitBelow, personFit } from "./person-fit.ts";

/** RAPID: answers were given faster than the questions can be read. MISFIT: hard items right and easy ones wrong, more than chance explains. */
export const sittingFlags = ["RAPID", "MISFIT"] as const;
export type SittingFlag = (typeof sittingFlags)[number];

/** A sitting is flagged above this share of rapid answers, and from this many on. */
export const rapidLimit = { share: 0.1, answers: 3 } as const;

export interface FlagInput {
  /** Answers given, rapid ones included. */
  answered: number;
  rapid: number;
  responses: readonly ScoredResponse[];
  theta: number;
}

/** What makes a sitting doubtful; nothing when it may stand. */
export function flagsOf({ answered, rapid, responses, theta }: FlagInput): SittingFlag[] {
  const fit = personFit(responses, { theta });
  const found: [boolean, SittingFlag][] = [
    [rapid >= rapidLimit.answers && rapid > answered * rapidLimit.share, "RAPID"],
    [fit !== null && fit < misfitBelow, "MISFIT"],
  ];
  return found.filter(([is]) => is).map(([, flag]) => flag);
}

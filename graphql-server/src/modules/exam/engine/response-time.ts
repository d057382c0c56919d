import type { Skill } from "./next-item.ts";

/** What an item gives to read or to hear. */
export interface ItemLength {
  skill: Skill;
  /** Characters of question, text and options, or of what is spoken. */
  characters: number;
}

/** Seconds to take an item in before anything is read, and characters a learner reads or hears in a second. */
const pace: Readonly<Record<Skill, { start: number; speed: number }>> = {
  VOCABULARY: { start: 4, speed: 6 },
  GRAMMAR: { start: 4, speed: 6 },
  READING: { start: 8, speed: 6 },
  LISTENING: { start: 6, speed: 3 },
};
/** Spread of the logarithm of a person's times around their own speed. */
const spread = 0.45;
/** A tenth of the expected time is too short to have read the question (the NT10 rule of Wise and Ma 2012). */
const tooShort = 0.1;
const leastSeconds = 0.9;
/** A person's own speed counts once this many answers were given with effort. */
const knownAfter = 8;
const farBelow = { deviations: 3, share: 0.22 } as const;

/** The seconds in the middle of what people take for an item: the median of the lognormal model. */
export function expectedSeconds({ skill, characters }: ItemLength): number {
  const { start, speed } = pace[skill];
  return start + characters / speed;
}

export interface TimedAnswer extends ItemLength {
  seconds: number;
}

/** ln T = β − τ + ε: how much faster than expected a person is, by the median of their answers; 0 while few are known. */
function speedOf(earlier: readonly TimedAnswer[]): number {
  if (earlier.length < knownAfter) return 0;
  const gains = earlier
    .map((answer) => Math.log(expectedSeconds(answer) / Math.max(0.1, answer.seconds)))
    .toSorted((one, other) => one - other);
  return gains[Math.floor(gains.length / 2)] ?? 0;
}

/**
 * Whether an answer came too fast to be one (lognormal model of van der Linden 2006): under a tenth of the item's time, or, once the
 * person's own speed is known, three deviations below it and under a quarter. `earlier` holds the answers of the sitting that were given
 * with effort.
 */
export function isRapid(answer: TimedAnswer, earlier: readonly TimedAnswer[] = []): boolean {
  const expected = expectedSeconds(answer);
  if (answer.seconds < Math.max(leastSeconds, expected * tooShort)) return true;
  if (earlier.length < knownAfter || answer.seconds > expected * farBelow.share) return false;
  return Math.log(answer.seconds) < Math.log(expected) - speedOf(earlier) - farBelow.deviations * spread;
}

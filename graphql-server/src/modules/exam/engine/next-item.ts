import { curveOf, pointOf, type UncertainParameters } from "./response-curve.ts";

/** 文字・語彙, 文法, 読解, 聴解. */
export const skills = ["VOCABULARY", "GRAMMAR", "READING", "LISTENING"] as const;
export type Skill = (typeof skills)[number];

/** An item that may be shown, with how often it was shown before. */
export interface Candidate extends UncertainParameters {
  id: string;
  skill: Skill;
  shown: number;
}

/** Share of each skill in a sitting: with listening for somebody who can hear recordings, else without. */
export const contentShares = {
  withListening: { VOCABULARY: 0.3, GRAMMAR: 0.3, READING: 0.25, LISTENING: 0.15 },
  withoutListening: { VOCABULARY: 0.35, GRAMMAR: 0.35, READING: 0.3, LISTENING: 0 },
} as const satisfies Record<string, Record<Skill, number>>;

/** An item is held back while it has been shown in more than this share of all sittings. */
export const exposureCap = 0.25;
/** The first sittings count as this many, so that a young bank is not held back as a whole. */
const leastSittings = 40;
/** Which items a sitting may draw from is drawn already (`admitItems`); two more keep the next one from being known. */
const shortlist = 2;

export interface NextItemInput<T extends Candidate> {
  theta: number;
  /** What is known of the ability, on the grid: an item's worth is then its information over all of it, not at one point. */
  posterior?: readonly number[];
  candidates: readonly T[];
  /** Skills of the items of this sitting so far. */
  taken: readonly Skill[];
  shares: Readonly<Record<Skill, number>>;
  /** All sittings so far, this one included. */
  sittings: number;
  /** Uniform on [0, 1). */
  random: () => number;
}

/** Skills by how far the sitting is behind their share, furthest first. */
function skillsByNeed({ taken, shares }: Pick<NextItemInput<Candidate>, "taken" | "shares">): Skill[] {
  const lag = (skill: Skill) => shares[skill] * (taken.length + 1) - taken.filter((one) => one === skill).length;
  return skills.filter((skill) => shares[skill] > 0).toSorted((one, other) => lag(other) - lag(one));
}

/** Information of an item, over the posterior or at the estimate. */
function worthOf(item: Candidate, { theta, posterior }: Pick<NextItemInput<Candidate>, "theta" | "posterior">): number {
  const { worth } = curveOf(item);
  if (!posterior) return worth[pointOf(theta)] ?? 0;
  return worth.reduce((sum, value, index) => sum + value * (posterior[index] ?? 0), 0);
}

/** True while the item is below the cap. */
export function mayBeShown(shown: number, sittings: number): boolean {
  return shown < exposureCap * Math.max(sittings, leastSittings);
}

/**
 * One of the two most informative items of the skill that is most behind, at random, among those below the exposure cap.
 * Undefined when nothing is left of any wanted skill.
 */
export function chooseNextItem<T extends Candidate>(input: NextItemInput<T>): T | undefined {
  for (const skill of skillsByNeed(input)) {
    const ranked = input.candidates
      .filter((item) => item.skill === skill && mayBeShown(item.shown, input.sittings))
      .map((item) => ({ item, worth: worthOf(item, input) }))
      .toSorted((one, other) => other.worth - one.worth || one.item.id.localeCompare(other.item.id, "en"))
      .slice(0, shortlist);
    const chosen = ranked[Math.floor(input.random() * ranked.length)];
    if (chosen) return chosen.item;
  }
  return undefined;
}

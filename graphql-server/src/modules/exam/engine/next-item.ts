import { type ItemParameters, information } from "./item-model.ts";

/** 文字・語彙, 文法, 読解, 聴解. */
export const skills = ["VOCABULARY", "GRAMMAR", "READING", "LISTENING"] as const;
export type Skill = (typeof skills)[number];

/** An item that may be shown, with how often it was shown before. */
export interface Candidate extends ItemParameters {
  id: string;
  skill: Skill;
  shown: number;
}

/** Share of each skill in a sitting: with listening where the device speaks Japanese, else without. */
export const contentShares = {
  withListening: { VOCABULARY: 0.3, GRAMMAR: 0.3, READING: 0.25, LISTENING: 0.15 },
  withoutListening: { VOCABULARY: 0.35, GRAMMAR: 0.35, READING: 0.3, LISTENING: 0 },
} as const satisfies Record<string, Record<Skill, number>>;

/** An item is held back while it has been shown in more than this share of all sittings. */
export const exposureCap = 0.25;
/** The first sittings count as this many, so that a young bank is not held back as a whole. */
const leastSittings = 40;
const shortlist = 5;

export interface NextItemInput<T extends Candidate> {
  theta: number;
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

/** True while the item is below the cap. */
export function mayBeShown(shown: number, sittings: number): boolean {
  return shown < exposureCap * Math.max(sittings, leastSittings);
}

/**
 * One of the five most informative items of the skill that is most behind, at random, among those below the exposure cap.
 * Undefined when nothing is left of any wanted skill.
 */
export function chooseNextItem<T extends Candidate>(input: NextItemInput<T>): T | undefined {
  for (const skill of skillsByNeed(input)) {
    const ranked = input.candidates
      .filter((item) => item.skill === skill && mayBeShown(item.shown, input.sittings))
      .map((item) => ({ item, worth: information(input.theta, item) }))
      .toSorted((one, other) => other.worth - one.worth || one.item.id.localeCompare(other.item.id, "en"))
      .slice(0, shortlist);
    const chosen = ranked[Math.floor(input.random() * ranked.length)];
    if (chosen) return chosen.item;
  }
  return undefined;
}

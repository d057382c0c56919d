import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import type { Skill } from "./next-item.ts";

/**
 * Share of each level and skill that one sitting may draw from. As the lot is drawn before anything is known of the person, no item can be
 * shown to more than this share of people of any ability; the bench measures it against the limit of .25.
 */
export const admittedShare = 0.24;
/** A bank smaller than this could not fill a sitting from its lot: it is admitted as a whole. */
const leastBank = 150;

interface Admissible {
  id: string;
  level: MeasuredLevel;
  skill: Skill;
}

export interface Lot<T extends Admissible> {
  items: readonly T[];
  /** Items the person has seen lately: never drawn. */
  seen: ReadonlySet<string>;
  /** Uniform on [0, 1) by name, the same for the same name during a sitting. */
  draw: (name: string) => number;
}

/**
 * The items a sitting may draw from: of each level and skill the same share, by lot, among those the person has not seen. The share counts
 * the whole bank, so that somebody who comes again has as many to draw from as before while any are left.
 */
export function admitItems<T extends Admissible>({ items, seen, draw }: Lot<T>): T[] {
  const fresh = items.filter(({ id }) => !seen.has(id));
  if (items.length < leastBank) return fresh;
  const all = Map.groupBy(items, ({ level, skill }) => `${level} ${skill}`);
  const left = Map.groupBy(fresh, ({ level, skill }) => `${level} ${skill}`);
  return [...left].flatMap(([stratum, own]) => {
    const count = Math.floor((all.get(stratum)?.length ?? 0) * admittedShare + draw(stratum));
    return own
      .map((item) => ({ item, place: draw(item.id) }))
      .toSorted((one, other) => one.place - other.place)
      .slice(0, count)
      .map(({ item }) => item);
  });
}

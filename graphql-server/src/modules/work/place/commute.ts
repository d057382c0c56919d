import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { RemoteMode } from "../posting/work.vocabulary.ts";
import { kilometres, townPoint } from "./town-points.ts";

/** A town as a profile or a posting names it. */
export interface Town {
  prefecture: string;
  city: string;
}

/** Where somebody lives or works, as far as it is said. */
interface Placed {
  prefecture?: string | null;
  city?: string | null;
}

export const commuteBands = ["SAME_TOWN", "WITHIN_30", "WITHIN_60", "WITHIN_90", "BEYOND"] as const;
export type CommuteBand = (typeof commuteBands)[number];

/** How far a workplace is from home: about, between the middles of the towns. */
export interface Commute {
  kilometres: number;
  band: CommuteBand;
}

/** Kilometres in a straight line up to which the way takes about so many minutes, waiting and walking with it. */
const furthest = [
  [10, "WITHIN_30"],
  [25, "WITHIN_60"],
  [50, "WITHIN_90"],
] as const satisfies readonly (readonly [number, CommuteBand])[];

/** What a part-time work may be away from home to be within reach: about an hour. */
export const reachKilometres = 25;

export const townOf = ({ prefecture, city }: Placed): Town | null => (prefecture && city ? { prefecture, city } : null);

/** Whole kilometres between the middles of two towns; null where one of them is not known. */
export function kilometresBetween(home: Town, town: Town): number | null {
  const [from, to] = [townPoint(home.prefecture, home.city), townPoint(town.prefecture, town.city)];
  return from && to ? Math.round(kilometres(from, to)) : null;
}

/** The way from home to a workplace; null where a town is not said or not known. */
export function commuteFrom(home: Town, work: Placed): Commute | null {
  const town = townOf(work);
  const far = town && kilometresBetween(home, town);
  if (far === null) return null;
  const band = far === 0 ? "SAME_TOWN" : (furthest.find(([most]) => far <= most)?.[1] ?? "BEYOND");
  return { kilometres: far, band };
}

/** What somebody says about where they live and where they wish to work. */
interface Placing {
  home: Town | null;
  prefectures: readonly string[];
}

/**
 * Whether the way to a part-time work is longer than anybody goes for a few hours: never for one done wholly at home, nor where a town is not
 * known, nor in another prefecture that the person wishes for, as who wishes for one further away means to move.
 */
export function isOutOfReach(
  { home, prefectures }: Placing,
  work: Placed & { employmentType?: EmploymentType | null; remote: RemoteMode },
) {
  if (!home || work.employmentType !== "PART_TIME" || work.remote === "FULL") return false;
  if (work.prefecture !== home.prefecture && prefectures.some((code) => code === work.prefecture)) return false;
  return (commuteFrom(home, work)?.kilometres ?? 0) > reachKilometres;
}

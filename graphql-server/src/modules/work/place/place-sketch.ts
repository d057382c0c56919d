import { type NamedStation, stationsIn } from "./nearest-station.ts";
import { type Point, townPoint } from "./town-points.ts";

/** What a sketch of a workplace is drawn from. */
export interface PlaceSketch {
  /** The nearest station that the posting names; null when it names none. */
  station: NamedStation | null;
  /** The middle of the town, not the workplace. */
  town: Point | null;
}

interface Placed {
  prefecture?: string | null;
  city?: string | null;
  nearestStation?: string | null;
}

/** The columns that it is made of. */
export const placeSketchColumns = ["prefecture", "city", "nearestStation"];

const longestWalk = Number.POSITIVE_INFINITY;

/** Of several stations the one with the shortest walk; null for a posting that says neither station nor a known town. */
export function placeSketchOf({ prefecture, city, nearestStation }: Placed): PlaceSketch | null {
  const [station = null] = stationsIn(nearestStation).toSorted((one, other) => (one.walk ?? longestWalk) - (other.walk ?? longestWalk));
  const town = (prefecture && city && townPoint(prefecture, city)) || null;
  return station || town ? { station, town } : null;
}

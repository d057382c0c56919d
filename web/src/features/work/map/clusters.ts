import { townKey } from "../search-url.ts";
import { type Box, isIn, project, type Spot } from "./japan-map.ts";

export interface Town {
  prefecture: string;
  city: string;
  cityLatin: string | null;
  count: number;
  latitude: number | null;
  longitude: number | null;
}

/** Towns that stand too near to each other to be told apart, at the place of the one with the most works. */
export interface Cluster extends Spot {
  key: string;
  towns: Town[];
  count: number;
}

/** Where a town stands in the drawing; null where its place is not known. */
export function spotOf({ latitude, longitude }: Town): Spot | null {
  return latitude === null || longitude === null ? null : project({ latitude, longitude });
}

/** How near two towns may stand, as a part of what is shown. */
const nearest = 0.085;

/** The towns within what is shown, those too near to each other as one. The most works come first. */
export function clustersIn(towns: readonly Town[], view: Box): Cluster[] {
  const clusters: Cluster[] = [];
  for (const town of towns.toSorted((one, other) => other.count - one.count)) {
    const spot = spotOf(town);
    if (!spot || !isIn(spot, view)) continue;
    const near = clusters.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < nearest * view.width);
    if (near) {
      near.towns.push(town);
      near.count += town.count;
    } else clusters.push({ ...spot, key: townKey(town), towns: [town], count: town.count });
  }
  return clusters.toSorted((one, other) => other.count - one.count);
}

/** The radius of a circle with so many works, as a part of what is shown: the area follows the number. */
export const radiusOf = (count: number, most: number): number => 0.022 + 0.02 * Math.sqrt(count / Math.max(most, 1));

/** The spots moved apart until none stands nearer to another than so far, each as little as it takes. */
export function spread(spots: readonly Spot[], distance: number): Spot[] {
  const moved = spots.map((spot) => ({ ...spot }));
  for (let round = 0; round < 200; round += 1) {
    let isCrowded = false;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const apart = Math.hypot(other.x - one.x, other.y - one.y) || 0.001;
        if (apart >= distance) continue;
        isCrowded = true;
        const [x, y] = [other.x - one.x || 0.001, other.y - one.y];
        const push = (distance + 0.05 - apart) / 2 / apart;
        one.x -= x * push;
        one.y -= y * push;
        other.x += x * push;
        other.y += y * push;
      }
    }
    if (!isCrowded) break;
  }
  return moved;
}

const towards: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next spot where an arrow key points: the nearest one within half a right angle to either side, a little one further off than straight ahead. */
export function nextSpot<T extends Spot>(from: Spot, spots: readonly T[], key: string): T | undefined {
  const way = towards[key];
  if (!way) return undefined;
  const ahead = spots.flatMap((spot) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const [along, aside] = [x * way.x + y * way.y, Math.abs(x * way.y + y * way.x)];
    return along > 0 && aside <= along * 1.001 ? [{ spot, far: along + aside }] : [];
  });
  return ahead.toSorted((one, other) => one.far - other.far)[0]?.spot;
}

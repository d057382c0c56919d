import { eastTowns } from "./town-points-east.data.ts";
import { westTowns } from "./town-points-west.data.ts";

export interface Point {
  latitude: number;
  longitude: number;
}

function read(lines: string): Map<string, Point> {
  const entries = lines.split(/[|\n]/).map((line) => {
    const [name = "", latitude, longitude] = line.trim().split(" ");
    return [name, { latitude: Number(latitude), longitude: Number(longitude) }] as const;
  });
  return new Map(entries);
}

const towns: ReadonlyMap<string, ReadonlyMap<string, Point>> = new Map(
  Object.entries({ ...eastTowns, ...westTowns }).map(([prefecture, lines]) => [prefecture, read(lines)]),
);

/** Every known town of a prefecture, for who checks the table. */
export const townsOf = (prefecture: string): ReadonlyMap<string, Point> => towns.get(prefecture) ?? new Map();

/** The name of a town without the district (郡) that it belongs to, and of a ward of a city the city. */
const wider = [/^.{1,6}?郡(?=.+[町村]$)/u, /(?<=^.{1,6}市).+区$/u] as const;

/** The middle of a town by its prefecture's JIS code and its name; of a ward that is not known its city's; undefined where nothing is known. */
export function townPoint(prefecture: string, city: string): Point | undefined {
  const known = townsOf(prefecture);
  const name = city.normalize("NFKC").replace(/\s/gu, "").replaceAll("ヶ", "ケ");
  for (const [town, point] of known) if (town.replaceAll("ヶ", "ケ") === name) return point;
  for (const part of wider) {
    const rest = name.replace(part, "");
    const point = rest === name ? undefined : known.get(rest);
    if (point) return point;
  }
  return undefined;
}

/** The columns of a work that say where the middle of its town is; null where that is not known. */
export function townColumnsOf({ prefecture, city }: { prefecture?: string | null; city?: string | null }) {
  const point = prefecture && city ? townPoint(prefecture, city) : undefined;
  return { townLatitude: point?.latitude ?? null, townLongitude: point?.longitude ?? null };
}

/** In kilometres. */
export const earthRadius = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points, along the surface. */
export function kilometres(one: Point, other: Point): number {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const chord = Math.sin(north / 2) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

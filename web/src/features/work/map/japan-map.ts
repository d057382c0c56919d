import japan from "@svg-maps/japan";
import { prefectureValues } from "#graphql/values/prefecture.ts";

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

/** The prefectures as the drawing names them, by JIS code from 01. */
const names =
  "hokkaido aomori iwate miyagi akita yamagata fukushima ibaraki tochigi gunma saitama chiba tokyo kanagawa niigata toyama ishikawa fukui yamanashi nagano gifu shizuoka aichi mie shiga kyoto osaka hyogo nara wakayama tottori shimane okayama hiroshima yamaguchi tokushima kagawa ehime kochi fukuoka saga nagasaki kumamoto oita miyazaki kagoshima okinawa".split(
    " ",
  );

/** The closed lines of a path that only says m and z, as every one of the drawing does. */
function ringsOf(path: string): Spot[][] {
  let [x, y] = [0, 0];
  return path.split(/z/iu).flatMap((ring) => {
    const numbers = (ring.match(/-?[\d.]+/gu) ?? []).map(Number);
    const spots: Spot[] = [];
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      spots.push({ x, y });
    }
    const first = spots[0];
    if (first) ({ x, y } = first);
    return first ? [spots] : [];
  });
}

export function boxOf(spots: readonly Spot[]): Box {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

interface Outline {
  path: string;
  rings: readonly (readonly Spot[])[];
  /** Around the largest part: islands far out at sea would make it small. */
  box: Box;
}

const paths = new Map(japan.locations.map(({ id, path }) => [id, path]));

/** The shape of each prefecture by JIS code. */
export const outlines: ReadonlyMap<string, Outline> = new Map(
  prefectureValues.map((code, index) => {
    const path = paths.get(names[index] ?? "") ?? "";
    const rings = ringsOf(path);
    const largest = rings.toSorted((one, other) => other.length - one.length)[0] ?? [];
    return [code, { path, rings, box: boxOf(largest) }] as const;
  }),
);

const mercator = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;

/** Where a point of the earth lies in the drawing: it is Mercator's projection, fitted to eleven capes from 宗谷 to 辺戸, none of them a kilometre off. */
export function project({ latitude, longitude }: { latitude: number; longitude: number }): Spot {
  return { x: 19.70704 * longitude - 2436.6635, y: 1005.7147 - 19.62026 * mercator(latitude) };
}

/** The main islands; 沖縄 is drawn in the empty sea in the north-west of them. */
export const wholeJapan: Box = { x: 112, y: -4, width: 330, height: 376 };
export const okinawa = { code: "47", frame: { x: 133, y: 43, width: 56, height: 56 } } as const;

export const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** A box with room around it, at least so wide and so high. */
export function widened(box: Box, least: number): Box {
  const side = Math.max(box.width, box.height, least) * 1.16;
  const { x, y } = middleOf(box);
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

export const isIn = ({ x, y }: Spot, box: Box): boolean => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

import { townKey } from "../search-url.ts";
import { type Cluster, clustersIn, radiusOf, spotOf, spread, type Town } from "./clusters.ts";
import { type Box, boxOf, middleOf, okinawa, outlines, widened } from "./japan-map.ts";
import classes from "./map-drawing.module.css";
import type { MapPlace } from "./map-drawing.tsx";

/** What the map needs to say and to lead to. */
export interface MapWords {
  prefecture(code: string): string;
  town(town: Town): string;
  place(name: string, count: number): string;
  placeAtLeast(name: string, count: number): string;
  several(name: string, others: number, count: number): string;
  to(chosen: { prefecture?: string; towns?: readonly string[] }): string;
}

const pill = { height: 14.5, padding: 6.5, digit: 4.6 } as const;
const widthOf = (text: string) => Math.max(pill.height, pill.padding + pill.digit * text.length);

/** A number as it stands on the map. @param isAtLeast there may be more */
export const numberText = (count: number, isAtLeast: boolean): string => `${count}${isAtLeast ? "+" : ""}`;

/** The prefectures with works, each a number that leads into it: in its middle, or as near as the others leave room, with a line to it. */
export function prefecturePlaces(counts: ReadonlyMap<string, number>, isAtLeast: boolean, words: MapWords): MapPlace[] {
  const middles = [...counts].flatMap(([code, count]) => {
    const outline = outlines.get(code);
    return outline ? [{ code, count, path: outline.path, from: middleOf(code === okinawa.code ? okinawa.frame : outline.box) }] : [];
  });
  const spots = spread(
    middles.map(({ from }) => from),
    pill.height + 1,
  );
  return middles.map(({ code, count, path, from }, index) => {
    const at = spots[index] ?? from;
    const text = numberText(count, isAtLeast);
    const width = widthOf(text);
    return {
      ...at,
      key: code,
      to: words.to({ prefecture: code }),
      label: (isAtLeast ? words.placeAtLeast : words.place)(words.prefecture(code), count),
      count,
      isChosen: false,
      content: (
        <>
          <path d={path} className={classes["hit"]} data-inset={code === okinawa.code} />
          {Math.hypot(at.x - from.x, at.y - from.y) > 5 && (
            <line x1={from.x} y1={from.y} x2={at.x} y2={at.y} className={classes["leader"]} />
          )}
          <rect
            x={at.x - width / 2}
            y={at.y - pill.height / 2}
            width={width}
            height={pill.height}
            rx={pill.height / 2}
            className={classes["behind"]}
          />
          <text x={at.x} y={at.y} className={classes["number"]} aria-hidden>
            {text}
          </text>
        </>
      ),
    };
  });
}

/** What is shown of a prefecture: all of it with every town that has works, or nearer around the chosen ones. */
export function viewOf(code: string, towns: readonly Town[], chosen: readonly string[]): Box {
  const spots = (some: readonly Town[]) => some.flatMap((town) => spotOf(town) ?? []);
  const { box } = outlines.get(code) ?? { box: { x: 0, y: 0, width: 0, height: 0 } };
  const corners = [box, { x: box.x + box.width, y: box.y + box.height }];
  const whole = widened(boxOf([...corners, ...spots(towns)]), 0);
  const near = spots(towns.filter((town) => chosen.includes(townKey(town))));
  return near.length === 0 ? whole : widened(boxOf(near), whole.width / 4);
}

/** Names beside circles, as far as none lies on another: the ones with the most works first. */
function namedOf(clusters: readonly Cluster[], nameOf: (cluster: Cluster) => string, view: Box): ReadonlySet<string> {
  const size = 0.034 * view.width;
  const taken: Box[] = [];
  const named = new Set<string>();
  for (const cluster of clusters) {
    const name = nameOf(cluster);
    const width = size * [...name].reduce((sum, sign) => sum + (sign > "\u{2fff}" ? 1 : 0.6), 0);
    const own = { x: cluster.x - width / 2, y: cluster.y + 0.045 * view.width, width, height: size };
    const isFree = (other: Box) =>
      own.x > other.x + other.width || other.x > own.x + width || own.y > other.y + other.height || other.y > own.y + size;
    const circles = clusters
      .filter((one) => one !== cluster)
      .map(({ x, y }) => ({ x: x - size, y: y - size, width: 2 * size, height: 2 * size }));
    if (![...taken, ...circles].every(isFree)) continue;
    taken.push(own);
    named.add(cluster.key);
  }
  return named;
}

/** The towns of a prefecture as circles: a press on several that stand together shows them nearer, on a chosen one the whole prefecture again. */
export function townPlaces({
  code,
  towns,
  chosen,
  view,
  words,
}: {
  code: string;
  towns: readonly Town[];
  chosen: readonly string[];
  view: Box;
  words: MapWords;
}): MapPlace[] {
  const clusters = clustersIn(towns, view);
  const most = Math.max(...clusters.map(({ count }) => count), 1);
  const nameOf = ({ towns: [first] }: Cluster) => (first ? words.town(first) : "");
  const named = namedOf(clusters, nameOf, view);
  return clusters.map((cluster) => {
    const { x, y, key, count } = cluster;
    const keys = cluster.towns.map(townKey);
    const isChosen = keys.every((one) => chosen.includes(one));
    const isAll = isChosen && keys.length === chosen.length;
    const name = nameOf(cluster);
    return {
      x,
      y,
      key,
      count,
      isChosen,
      to: words.to({ prefecture: code, towns: isAll ? [] : keys }),
      label: keys.length > 1 ? words.several(name, keys.length - 1, count) : words.place(name, count),
      content: (
        <>
          <circle cx={x} cy={y} r={radiusOf(count, most) * view.width} className={classes["circle"]} />
          <text x={x} y={y} fontSize={0.034 * view.width} className={classes["inCircle"]} aria-hidden>
            {count}
          </text>
          {named.has(key) && (
            <text x={x} y={y + 0.062 * view.width} fontSize={0.034 * view.width} className={classes["name"]} aria-hidden>
              {keys.length > 1 ? `${name}+${keys.length - 1}` : name}
            </text>
          )}
        </>
      ),
    };
  });
}

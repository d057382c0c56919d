import type { DatedRule, PermissionSeeker } from "../permission/permission.facts.ts";
import { verdictSql } from "../permission/permission.sql.ts";
import type { ComputedOrder } from "../search/read-best.ts";
import { raw, type Sql, sql, texts, value } from "../search/sql-parts.ts";
import { furthestKilometres, nearestFirst } from "../search/work.search-order.ts";
import { reachKilometres, type Town } from "./commute.ts";
import { earthRadius, type Point, townPoint } from "./town-points.ts";

/** Whole kilometres from a point to the town of a work `w`, as `kilometresBetween` counts them; null where its town is not known. */
function kilometresSql({ latitude, longitude }: Point): Sql {
  const [north, east] = [value(latitude, "float8"), value(longitude, "float8")];
  const chord = sql`power(sin(radians(w.town_latitude - ${north}) / 2), 2)
    + cos(radians(${north})) * cos(radians(w.town_latitude)) * power(sin(radians(w.town_longitude - ${east}) / 2), 2)`;
  return sql`round(${raw(String(2 * earthRadius))} * asin(sqrt(${chord})))::int`;
}

/** `isOutOfReach` for a work `w`. */
export function isFarSql({ home, prefectures }: { home: Town | null; prefectures: readonly string[] }): Sql {
  const from = home && townPoint(home.prefecture, home.city);
  if (!from) return raw("false");
  const elsewhere = prefectures.filter((code) => code !== home.prefecture);
  const isReached = sql`w.prefecture = any(${texts(elsewhere)})`;
  const isBeyond = sql`${kilometresSql(from)} > ${raw(String(reachKilometres))}`;
  return sql`coalesce(w.employment_type = 'PART_TIME' and w.remote <> 'FULL' and not ${isReached} and ${isBeyond}, false)`;
}

/** How far each work is, to be joined to a work `w`: `d.km` in whole kilometres, and `p.verdict` of the permission. */
export function distanceJoin(input: { seeker: PermissionSeeker; rules: readonly DatedRule[]; today: string; from: Point }): Sql {
  const { seeker, rules, today, from } = input;
  const most = raw(String(furthestKilometres));
  const distance = sql`least(coalesce(${kilometresSql(from)}, ${most}), ${most})`;
  return sql`cross join lateral (select ${verdictSql(seeker, rules, today)} as verdict) p cross join lateral (select ${distance} as km) d`;
}

/** Kilometres around home in which the nearest works are looked for, one circle after the other. */
const circles = [5, 25, 100] as const;
/** Kilometres from one degree of latitude to the next, rounded down: a square of them holds its circle. */
const kilometresADegree = 111;

/** The towns in a square around a point, which an index finds. */
function square({ latitude, longitude }: Point, half: number): Sql {
  const [north, east] = [half / kilometresADegree, half / (kilometresADegree * Math.cos(((latitude + 1) * Math.PI) / 180))];
  const [from, to] = [value(latitude - north, "float8"), value(latitude + north, "float8")];
  return sql`w.town_latitude between ${from} and ${to}
    and w.town_longitude between ${value(longitude - east, "float8")} and ${value(longitude + east, "float8")}`;
}

/** The circles in which the nearest works are found; what none of them holds is further away. */
export function distanceRounds(from: Point): ComputedOrder["rounds"] {
  const near = circles.map((radius) => ({ within: square(from, radius), unseen: nearestFirst(radius) }));
  return [...near, { within: null, unseen: 0 }];
}

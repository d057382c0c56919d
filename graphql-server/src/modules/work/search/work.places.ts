import { publicRowsOf } from "../../../platform/database/kept/public-rows.ts";
import { readRows } from "../../../platform/database/read-rows.ts";
import type { Ruby, RubyFields } from "../../../platform/furigana/ruby.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { latinCity } from "../../base/reading/place-name.ts";
import { type ReadStation, readStations } from "../naming/station-name.ts";
import { townPoint } from "../place/town-points.ts";
import { canWiden, type KeywordTier } from "./keyword.sql.ts";
import { searchConditions, type WorkFilter } from "./work.search-sql.ts";

/** Beyond so many works nothing is counted by place: the work of a question stays bounded. */
const most = 10_000;
const mostLines = 80;
const mostStations = 120;
export const mostTowns = 2_000;

interface PlaceRow {
  prefecture: string | null;
  city: string | null;
  station: string | null;
  /** Of a station. */
  reading: Ruby | null;
  /** Of a town: the readings of one of its works. */
  ruby: RubyFields | null;
  count: number;
}

async function readPlaces(ctx: Ctx, filter: WorkFilter, { by, tier }: { by: "town" | "station"; tier: KeywordTier }): Promise<PlaceRow[]> {
  const where = searchConditions(filter, jstDate(ctx.now()), tier);
  const key =
    by === "town"
      ? "w.prefecture, w.city, null::text as station, null::jsonb as reading, w.ruby"
      : "null::text as prefecture, null::text as city, w.nearest_station as station, w.ruby->'nearestStation' as reading, null::jsonb as ruby";
  const text = `select p.prefecture, p.city, p.station, p.reading, (array_agg(p.ruby) filter (where p.ruby is not null))[1] as ruby, count(*)::int as count
    from (select ${key} from work w join company c on c.id = w.company_id where ${where.text} limit ${most + 1}) p group by 1, 2, 3, 4`;
  return readRows<PlaceRow>(ctx.em, { text, values: where.values });
}

/** The places of a search, of the nearest wider kind of work where nothing answers the keyword; none when it finds too much. */
async function placesOf(ctx: Ctx, filter: WorkFilter, by: "town" | "station"): Promise<PlaceRow[]> {
  const strict = await readPlaces(ctx, filter, { by, tier: "TEXT" });
  const rows = strict.length === 0 && canWiden(filter.keyword) ? await readPlaces(ctx, filter, { by, tier: "NEAR" }) : strict;
  return rows.reduce((sum, { count }) => sum + count, 0) > most ? [] : rows;
}

interface NamedCount {
  name: string;
  nameLatin: string | null;
  count: number;
}

export interface LineCount {
  /** Null for stations whose postings name no line. */
  line: string | null;
  lineLatin: string | null;
  count: number;
  stations: NamedCount[];
}

interface Line {
  lineLatin: string | null;
  count: number;
  stations: Map<string, NamedCount>;
}

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count;

function addStop({ stations }: Line, { name, nameLatin }: ReadStation, count: number): void {
  const stop = stations.get(name) ?? { name, nameLatin, count: 0 };
  stations.set(name, stop);
  stop.nameLatin ??= nameLatin;
  stop.count += count;
}

/** Lines and their stations with the works near them, by what the postings say; the search's own stations are no condition. */
export function countLines(ctx: Ctx, filter: WorkFilter): Promise<LineCount[]> {
  const asked = { ...filter, station: null, stations: null };
  return publicRowsOf(ctx, `lines ${JSON.stringify(asked)}`, async (own) => {
    const lines = new Map<string | null, Line>();
    for (const { station, reading, count } of await placesOf(own, asked, "station")) {
      const said = readStations(station, reading);
      for (const { line: name, lineLatin } of new Map(said.map((one) => [one.line, one])).values()) {
        const line = lines.get(name) ?? { lineLatin, count: 0, stations: new Map<string, NamedCount>() };
        lines.set(name, line);
        line.lineLatin ??= lineLatin;
        line.count += count;
        const stops = new Map(said.filter((one) => one.line === name).map((one) => [one.name, one]));
        for (const stop of stops.values()) addStop(line, stop, count);
      }
    }
    const told = [...lines].map(([line, { lineLatin, count, stations }]) => ({
      line,
      lineLatin,
      count,
      stations: [...stations.values()].toSorted(byCount).slice(0, mostStations),
    }));
    return told
      .toSorted((one, other) => Number(one.line === null) - Number(other.line === null) || byCount(one, other))
      .slice(0, mostLines);
  });
}

export interface TownCount {
  prefecture: string;
  city: string;
  cityLatin: string | null;
  count: number;
  latitude: number | null;
  longitude: number | null;
}

/** Towns with their works, and where their middle is as far as it is known. */
export function countTowns(ctx: Ctx, filter: WorkFilter): Promise<TownCount[]> {
  return publicRowsOf(ctx, `towns ${JSON.stringify(filter)}`, async (own) => {
    const rows = await placesOf(own, filter, "town");
    const towns = rows.flatMap(({ prefecture, city, ruby, count }) => {
      if (!prefecture || !city) return [];
      const point = townPoint(prefecture, city);
      const cityLatin = latinCity({ city, prefecture, ruby });
      return [{ prefecture, city, cityLatin, count, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }];
    });
    return towns.toSorted((one, other) => byCount(one, other) || one.city.localeCompare(other.city)).slice(0, mostTowns);
  });
}

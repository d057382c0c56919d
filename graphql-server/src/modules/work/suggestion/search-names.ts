import type { ReadStatement } from "../../../platform/database/read-rows.ts";
import { readRows } from "../../../platform/database/read-rows.ts";
import { foldText } from "../../../platform/search-text/search-text.ts";
import { soundOf } from "../../../platform/search-text/sound.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { stationsIn } from "../place/nearest-station.ts";
import { allPlaces, concepts } from "../search-words/concepts.ts";
import { type Concept, nameKey } from "../search-words/read-terms.ts";

/** What a suggestion is the name of. */
export const suggestionKinds = ["OCCUPATION", "PLACE", "STATION", "COMPANY", "WORK"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** A name that can be suggested, with how it is compared. */
export interface SearchName {
  kind: SuggestionKind;
  text: string;
  /** What it is in Japanese, beside a name in another language. */
  note: string | null;
  key: string;
  sounds: readonly string[];
  /** Names that it has: the common kinds of work have many. */
  weight: number;
}

const isJapanese = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

const places: ReadonlySet<Concept> = new Set(allPlaces);
const onlyKana = /^[ぁ-ゔー]+$/;

function namesOf(concept: Concept): SearchName[] {
  const kind = places.has(concept) ? "PLACE" : "OCCUPATION";
  const finds = new Set(concept.finds.map(nameKey));
  const weight = concept.names.length;
  const foreign = concept.names
    .filter((name) => !finds.has(name) && !onlyKana.test(name))
    .map((name) => ({ kind, text: name, note: concept.name, key: name, sounds: [], weight }) as const);
  const japanese = concept.finds.map(
    (text, index) => ({ kind, text, note: null, key: nameKey(text), sounds: index === 0 ? concept.sounds : [], weight }) as const,
  );
  return [...japanese, ...foreign];
}

const known: readonly SearchName[] = concepts.flatMap(namesOf);

interface NameRow {
  kind: "PLACE" | "STATION" | "COMPANY";
  text: string;
  kana: string | null;
  english: string | null;
}

/** Each value once, by steps through an index: as many looks as there are values, however many works there are. */
const each = (column: string) => `(with recursive value as (
    (select ${column} as text from work where status = 'OPEN' and ${column} is not null order by 1 limit 1)
    union all
    select (select ${column} from work where status = 'OPEN' and ${column} > value.text order by 1 limit 1) from value where value.text is not null
  ) select text from value where text is not null limit 20000)`;

const statement: ReadStatement = {
  text: `select 'PLACE' as kind, text, null as kana, null as english from ${each("city")} cities
    union all select 'STATION', text, null, null from ${each("nearest_station")} stations
    union all select 'COMPANY', c.name, c.name_kana, c.name_en from (
      select name, name_kana, name_en from company where status = 'ACTIVE' and published_works > 0 limit 20000) c`,
  values: [],
  prepared: true,
};

function named({ kind, text, kana, english }: NameRow): SearchName[] {
  const sounds = [kana, isJapanese(text) ? text : null].flatMap((said) => (said ? (soundOf(said.replace(/\s/g, "")) ?? []) : []));
  const name = { kind, text, note: null, key: nameKey(text), sounds, weight: 0 };
  return english ? [name, { kind, text: english, note: text, key: nameKey(english), sounds: [], weight: 0 }] : [name];
}

interface Kept {
  readAt: number;
  names: Promise<readonly SearchName[]>;
}

const keptMs = 60_000;
const keptOf = new WeakMap<object, Kept>();

function once(names: readonly SearchName[]): SearchName[] {
  return [...new Map(names.map((name) => [`${name.kind} ${name.text}`, name])).values()];
}

async function readNames(ctx: Pick<Ctx, "em">): Promise<readonly SearchName[]> {
  const rows = await readRows<NameRow>(ctx.em, statement);
  const read = rows.flatMap((row) =>
    row.kind === "STATION"
      ? stationsIn(row.text)
          .map(({ name }) => ({ ...row, text: `${name}駅` }))
          .flatMap(named)
      : named(row),
  );
  return once([...known, ...read]);
}

/** Every name that can be suggested; those of companies and places are read once a minute. */
export function searchNames(ctx: Pick<Ctx, "em" | "now">): Promise<readonly SearchName[]> {
  const database = ctx.em.getMetadata();
  const kept = keptOf.get(database);
  const now = ctx.now().getTime();
  if (kept && Math.abs(now - kept.readAt) < keptMs) return kept.names;
  const names = readNames(ctx);
  keptOf.set(database, { readAt: now, names });
  names.catch(() => keptOf.delete(database));
  return names;
}

/** What was typed, as names are compared; in Latin letters the last syllable may be half there. */
export const typedKey = (text: string): { key: string; sound: string | undefined } => {
  const folded = foldText(text);
  return { key: nameKey(text), sound: soundOf(folded) ?? soundOf(folded.slice(0, -1)) ?? soundOf(folded.slice(0, -2)) };
};

import type { EntityManager, EntityProperty } from "@mikro-orm/postgresql";
import { Company } from "../../account/company/company.entity.ts";
import { Work } from "../posting/work.entity.ts";
import type { RowColumns } from "../posting/work.row-columns.ts";

const unread = new Set([
  "searchText",
  "searchTokens",
  "searchVersion",
  "shiftBands",
  "workDays",
  "townLatitude",
  "townLongitude",
  "rubyBody",
]);

type Property = Pick<EntityProperty, "kind" | "name" | "fieldNames">;

/** Name and SQL of what an object shows. */
type Pair = readonly [name: string, text: string];

/** The wanted plain columns; all that a list may show when none are wanted or one is no column. */
function pairs(props: readonly Property[], alias: string, wanted?: ReadonlySet<string>): Pair[] {
  const columns = props.filter(({ kind, name }) => kind === "scalar" && !unread.has(name));
  const names = new Set(columns.map(({ name }) => name));
  const some = wanted && [...wanted].every((name) => names.has(name)) ? wanted : names;
  return columns.filter(({ name }) => some.has(name)).map(({ name, fieldNames }) => [name, `${alias}."${fieldNames[0]}"`]);
}

/** A function of PostgreSQL takes a hundred arguments. */
const mostPairs = 50;

/** An object as JSON. Naming each value is quicker than a row of its own, where there are few enough. */
function objectSql(shown: readonly Pair[]): string {
  if (shown.length <= mostPairs) return `json_build_object(${shown.map(([name, text]) => `'${name}', ${text}`).join(", ")})`;
  return `(select row_to_json(r) from (select ${shown.map(([name, text]) => `${text} as "${name}"`).join(", ")}) r)`;
}

const all: Partial<RowColumns> = {};
/** Texts by what is wanted, for each database. */
const texts = new WeakMap<object, WeakMap<object, string>>();

function write(em: EntityManager, { work, company }: Partial<RowColumns>): string {
  const ofCompany = objectSql(pairs(em.getMetadata().get(Company).props, "c", company));
  return objectSql([...pairs(em.getMetadata().get(Work).props, "w", work), ["company", ofCompany]]);
}

/** SQL that answers one work `w` with its company `c` as JSON, which comes as a WorkRow: no entity is made for a row of a list. */
export function workRowSql(em: EntityManager, columns: Partial<RowColumns> = all): string {
  const ofDatabase = texts.get(em.getMetadata()) ?? new WeakMap<object, string>();
  texts.set(em.getMetadata(), ofDatabase);
  const known = ofDatabase.get(columns);
  if (known) return known;
  const text = write(em, columns);
  ofDatabase.set(columns, text);
  return text;
}

/** A work as a list reads it; times are ISO texts, so it is read but never written. */
export type WorkRow = Omit<Work, "company"> & { company: Company };

import type { EntityManager, EntityProperty } from "@mikro-orm/postgresql";
import { Company } from "../../account/company/company.entity.ts";
import { Work } from "../posting/work.entity.ts";
import type { RowColumns } from "../posting/work.row-columns.ts";

const unread = new Set(["searchText", "searchTokens", "searchVersion", "shiftBands", "workDays", "rubyBody"]);

type Property = Pick<EntityProperty, "kind" | "name" | "fieldNames">;

/** `alias.column as "name"` for the wanted plain columns; for all that a list may show when none are wanted or one is no column. */
function pairs(props: readonly Property[], alias: string, wanted?: ReadonlySet<string>): string {
  const columns = props.filter(({ kind, name }) => kind === "scalar" && !unread.has(name));
  const names = new Set(columns.map(({ name }) => name));
  const some = wanted && [...wanted].every((name) => names.has(name)) ? wanted : names;
  return columns
    .filter(({ name }) => some.has(name))
    .map(({ name, fieldNames }) => `${alias}."${fieldNames[0]}" as "${name}"`)
    .join(", ");
}

const all: Partial<RowColumns> = {};
/** Texts by what is wanted, for each database. */
const texts = new WeakMap<object, WeakMap<object, string>>();

function write(em: EntityManager, { work, company }: Partial<RowColumns>): string {
  const ofCompany = pairs(em.getMetadata().get(Company).props, "c", company);
  const ofWork = pairs(em.getMetadata().get(Work).props, "w", work);
  const companyJson = `(select row_to_json(cr) from (select ${ofCompany}) cr)`;
  return `(select row_to_json(wr) from (select ${ofWork}, ${companyJson} as company) wr)::text`;
}

/** SQL that answers one work with its company as one JSON text: no entity is made for a row of a list. */
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

/** Parses what workRowSql answers. */
export function readWorkRow(json: string): WorkRow {
  return JSON.parse(json);
}

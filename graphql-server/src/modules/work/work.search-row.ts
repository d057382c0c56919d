import type { EntityManager, EntityProperty } from "@mikro-orm/postgresql";
import { Company } from "../company/company.entity.ts";
import { Work } from "./work.entity.ts";

const unread = new Set(["searchText", "searchTokens", "rubyBody"]);

/** `'name', alias.column` pairs for every plain column of an entity but those that a list never shows. */
function pairs(props: readonly Pick<EntityProperty, "kind" | "name" | "fieldNames">[], alias: string): string[] {
  return props
    .filter(({ kind, name }) => kind === "scalar" && !unread.has(name))
    .map(({ name, fieldNames }) => `${alias}."${fieldNames[0]}" as "${name}"`);
}

const texts = new WeakMap<object, string>();

/** SQL that answers one work with its company as one JSON text: no entity is made for a row of a list. */
export function workRowSql(em: EntityManager): string {
  const known = texts.get(em.getMetadata());
  if (known) return known;
  const company = `(select row_to_json(cr) from (select ${pairs(em.getMetadata().get(Company).props, "c").join(", ")}) cr)`;
  const text = `(select row_to_json(wr) from (select ${pairs(em.getMetadata().get(Work).props, "w").join(", ")}, ${company} as company) wr)::text`;
  texts.set(em.getMetadata(), text);
  return text;
}

/** A work as a list reads it; times are ISO texts, so it is read but never written. */
export type WorkRow = Omit<Work, "company"> & { company: Company };

/** Parses what workRowSql answers. */
export function readWorkRow(json: string): WorkRow {
  return JSON.parse(json);
}

import type { Asked } from "../../../shared/paging/asked.ts";
import { placeSketchColumns } from "../place/place-sketch.ts";
import { endingColumns } from "./published-until.ts";
import { postingParts } from "./work.presenter.ts";

/** The columns a list reads of each work and of its company. A name that is no column stands for all of them, as its parts are unknown. */
export interface RowColumns {
  work: ReadonlySet<string>;
  company: ReadonlySet<string>;
}

/** The columns behind a field, by the fields that are asked of it; undefined for a field that is not known to be made of few columns. */
type Behind = (field: string, asked: Asked) => readonly string[] | undefined;

const groups = new Map(
  Object.entries(postingParts).map(([field, { columns }]) => [field, new Map<string, readonly string[]>(Object.entries(columns))]),
);
/** Fields that need the id only. */
const byId = new Set([
  "__typename",
  "bodyRuby",
  "company",
  "hidden",
  "liked",
  "nodeId",
  "openEntryId",
  "openWorkCount",
  "related",
  "replies",
]);
const madeTitleColumns = ["titleEn", "category", "prefecture", "city", "ruby"];
const commuteColumns = ["prefecture", "city"];
const behindWork: Behind = (field, asked) => {
  const group = groups.get(field);
  if (field === "madeTitle") return madeTitleColumns;
  if (field === "placeSketch") return placeSketchColumns;
  if (field === "commute") return commuteColumns;
  if (group) return [...asked.keys()].flatMap((name) => group.get(name) ?? []);
  if (field === "publishedUntil") return endingColumns;
  return byId.has(field) ? [] : undefined;
};
const behindCompany: Behind = (field) => {
  if (field === "verified") return ["status", "corporateNumber"];
  if (field === "cityLatin") return ["city", "prefecture"];
  return byId.has(field) ? [] : undefined;
};

/** Id and status always: who sees a row may depend on them. */
function columnsFor(asked: Asked | undefined, behind: Behind): ReadonlySet<string> {
  const names = [...(asked ?? [])].flatMap(([field, inner]) => behind(field, inner) ?? [field]);
  return new Set(["id", "status", ...names]);
}

const remembered = new WeakMap<Asked, RowColumns>();

/** The columns behind the fields that are asked of a work. The same object for the same question. */
export function rowColumns(asked: Asked): RowColumns {
  const known = remembered.get(asked);
  if (known) return known;
  const columns = { work: columnsFor(asked, behindWork), company: columnsFor(asked.get("company"), behindCompany) };
  remembered.set(asked, columns);
  return columns;
}

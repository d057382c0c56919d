import type { HouseLocale } from "../../../shared/locale.ts";
import { appealFields } from "./appeal.fields.ts";
import { appealLabels } from "./appeal.labels.ts";
import { contractFields } from "./contract.fields.ts";
import { contractLabels } from "./contract.labels.ts";
import type { FieldLabels, PostingField } from "./field.ts";
import { hoursFields } from "./hours.fields.ts";
import { hoursLabels } from "./hours.labels.ts";
import { jobFields } from "./job.fields.ts";
import { jobLabels } from "./job.labels.ts";
import { offerFields } from "./offer.fields.ts";
import { offerLabels } from "./offer.labels.ts";
import { payFields } from "./pay.fields.ts";
import { payLabels } from "./pay.labels.ts";
import { placeFields } from "./place.fields.ts";
import { placeLabels } from "./place.labels.ts";
import { selectionFields } from "./selection.fields.ts";
import { selectionLabels } from "./selection.labels.ts";

/** The fields by the steps of the ハローワーク form. */
const steps = {
  kind: offerFields,
  place: placeFields,
  job: jobFields,
  pay: payFields,
  hours: hoursFields,
  contract: contractFields,
  appeal: appealFields,
  selection: selectionFields,
};

/** Every field of a posting by its column, in the order of the form. */
export const fields = {
  ...offerFields,
  ...placeFields,
  ...jobFields,
  ...payFields,
  ...hoursFields,
  ...contractFields,
  ...appealFields,
  ...selectionFields,
};
type Fields = typeof fields;

const labels: Readonly<Record<keyof Fields, FieldLabels>> = {
  ...offerLabels,
  ...placeLabels,
  ...jobLabels,
  ...payLabels,
  ...hoursLabels,
  ...contractLabels,
  ...appealLabels,
  ...selectionLabels,
};

export type ContentColumn = keyof Fields;
/** The place of a field in WorkContentInput: `benefits`, `salary.raise`. */
export type FieldPath = Fields[ContentColumn]["path"];
/** The groups of the input and of the answer. */
export type PartName = FieldPath extends infer Path ? (Path extends `${infer Group}.${string}` ? Group : never) : never;

/** The name of a column's field in a group, or outside of groups for null; never when it does not stand there. */
export type NameIn<Part extends PartName | null, C extends ContentColumn> = Fields[C]["path"] extends `${infer Group}.${infer Name}`
  ? Group extends Part
    ? Name
    : never
  : Part extends null
    ? Fields[C]["path"]
    : never;

/** The kind of the field of a column. */
export type KindOf<C extends ContentColumn> = Fields[C]["kind"];

/** True for the name of a column of the posting itself. */
export function isContentColumn(name: string): name is ContentColumn {
  return name in fields;
}

/** The columns of the posting itself, in the order of the form. */
export const contentColumns: readonly ContentColumn[] = Object.keys(fields).filter(isContentColumn);

/** A field as it is worked with: its declaration, its column, its group, if it is in one, its name there, and its labels. */
export interface DeclaredField extends PostingField {
  column: ContentColumn;
  part: string | null;
  name: string;
  labels: FieldLabels;
  /** What the import calls it, in Japanese. */
  label: string;
}

function declared(column: ContentColumn): DeclaredField {
  const field: PostingField = fields[column];
  const [first = "", name] = field.path.split(".");
  const own = labels[column];
  const label = own.imported ?? formLabels(own).ja;
  return { ...field, column, part: name === undefined ? null : first, name: name ?? first, labels: own, label };
}

/** What the posting form calls a field. */
export function formLabels({ page, form }: FieldLabels): Readonly<Record<HouseLocale, string>> {
  if (page === null) return form;
  return { ja: page.ja, "ja-x-easy": page["ja-x-easy"], en: page.en, ...form };
}

export const declaredFields: readonly DeclaredField[] = contentColumns.map(declared);

/** The fields of a group, or those in none. */
export function fieldsOfPart(part: string | null): DeclaredField[] {
  return declaredFields.filter((field) => field.part === part);
}

/** The columns of a published posting that may change without a new review. */
export const freeColumns: ReadonlySet<ContentColumn> = new Set(
  declaredFields.flatMap((field) => (field.review === "free" ? field.column : [])),
);

/** The place of a column in WorkContentInput. */
export function fieldPath(column: ContentColumn): string[] {
  return fields[column].path.split(".");
}

/** The fields of a step as the posting form shows them: each behind the one that it follows. */
function inFormOrder(step: Readonly<Record<string, PostingField>>): DeclaredField[] {
  const own = declaredFields.filter(({ column }) => column in step);
  const moved = own.filter(({ follows }) => follows !== undefined);
  const shown = own.filter(({ follows }) => follows === undefined);
  for (const field of moved) {
    const at = shown.findIndex(({ column }) => column === field.follows);
    if (at < 0) throw new Error(`${field.path} follows ${field.follows}, which is no field of its step`);
    shown.splice(at + 1, 0, field);
  }
  return shown;
}

/** The steps of the posting form. */
export const formSteps = Object.entries(steps).map(([name, step]) => ({ name, fields: inFormOrder(step) }));

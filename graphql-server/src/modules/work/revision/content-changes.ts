import { fieldPath, freeColumns } from "../posting/published-columns.ts";
import { same } from "../posting/set-content.ts";
import { type ContentColumn, type ContentColumns, contentColumns, isContentColumn } from "../posting/work.columns.ts";
import type { Work } from "../posting/work.entity.ts";
import type { ContentChange, WorkRevision } from "./work-revision.entity.ts";

/** The content as plain values for the column `base`. */
export function baseOf(work: Work): ContentColumns {
  return JSON.parse(JSON.stringify(Object.fromEntries(contentColumns.map((name) => [name, work[name] ?? null]))));
}

/** Columns that the company changed since its revision began. */
export function touchedColumns(revision: WorkRevision): ContentColumn[] {
  return contentColumns.filter((name) => !same(revision[name], revision.base[name]));
}

/** Columns that the revision changed and the public posting changed too, to something else. */
export function conflictingColumns(work: Work, revision: WorkRevision): ContentColumn[] {
  return touchedColumns(revision).filter((name) => !same(work[name], revision.base[name]) && !same(work[name], revision[name]));
}

/** True when the public posting is not what the revision began with. */
export function hasDrifted(work: Work, revision: WorkRevision): boolean {
  return contentColumns.some((name) => !same(work[name], revision.base[name]));
}

/** Brings a revision up to the public posting: what the company did not touch follows it, what it touched stays as it typed it. */
export function rebase(work: Work, revision: WorkRevision): void {
  const touched = new Set<ContentColumn>(touchedColumns(revision));
  const followed = contentColumns.filter((name) => !touched.has(name));
  Object.assign(revision, Object.fromEntries(followed.map((name) => [name, work[name] ?? null])));
  revision.base = baseOf(work);
}

/** The changes to the public posting that taking the revision over would make. */
export function changesOf(work: Work, revision: WorkRevision): ContentChange[] {
  return touchedColumns(revision)
    .filter((name) => !same(work[name], revision[name]))
    .map((column) => ({ column, before: work[column] ?? null, after: revision[column] ?? null }));
}

/** True when nothing that the law demands or the review looks at would change. */
export function isFree(columns: readonly ContentColumn[]): boolean {
  return columns.every((column) => freeColumns.has(column));
}

/** The changes a revision would make to the public posting, or made when it was taken over; its work must be loaded. */
export function shownChanges(revision: WorkRevision): ContentChange[] {
  return revision.status === "OPEN" ? revision.taken : changesOf(revision.work.unwrap(), revision);
}

/** The field of the form that a change is about, e.g. salary, min. */
export function pathOfChange({ column }: Pick<ContentChange, "column">): readonly string[] {
  return isContentColumn(column) ? fieldPath(column) : [column];
}

/** A change by the field of the form, its values as JSON. */
export function presentChange(change: ContentChange) {
  const { before, after } = change;
  return { path: [...pathOfChange(change)], before: JSON.stringify(before ?? null), after: JSON.stringify(after ?? null) };
}

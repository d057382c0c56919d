import type { Cell } from "../field/field-kinds.ts";
import { declaredFields } from "../field/fields.ts";

/** A column of the file. */
export interface ImportColumn {
  /** Name in the header: the field's place in WorkContentInput, or one of the two that say whose work it is and which. */
  name: string;
  kind: Cell;
  /** What the header may say instead, and what a reader calls it. */
  label: string;
}

/** Every column that a file may have, in the order of the posting form. None is demanded. */
export const importColumns: readonly ImportColumn[] = [
  { name: "identifier", kind: "text", label: "管理番号" },
  { name: "corporateNumber", kind: "text", label: "法人番号" },
  ...declaredFields.map(({ kind, label, path }) => ({ name: path, kind: kind.cell, label })),
];

const byHeader = new Map(importColumns.flatMap((column) => [column.name, column.label].map((text) => [foldHeader(text), column])));

function foldHeader(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** The column that a header names, by its name or its Japanese label. */
export function columnOf(header: string): ImportColumn | undefined {
  return byHeader.get(foldHeader(header));
}

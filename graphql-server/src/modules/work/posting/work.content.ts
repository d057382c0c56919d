import { type ContentColumn, contentColumns, fields, type KindOf } from "../field/fields.ts";

type ContentProperties = { [C in ContentColumn]: KindOf<C>["column"] };

function properties(): ContentProperties;
function properties(): object {
  return Object.fromEntries(contentColumns.map((column) => [column, fields[column].kind.column]));
}

/**
 * The posting itself as structured columns, in the order of the ハローワーク form. Everything may be empty in a draft; what the
 * law requires is checked when the work is sent to review. Shared by a work and by its later revisions.
 */
export const workContent = properties();

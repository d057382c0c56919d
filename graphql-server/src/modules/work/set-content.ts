import { isDeepStrictEqual } from "node:util";
import { userError } from "../../shared/user-error.ts";
import { normalisePay } from "./monthly-pay.ts";
import type { ContentColumn, ContentColumns } from "./work.columns.ts";
import { workContent } from "./work.content.ts";
import type { Work } from "./work.entity.ts";

function isContentColumn(name: string): name is ContentColumn {
  return name in workContent;
}

/** Lists and their rows by value; the database keeps the fields of a row in an order of its own. */
function same(a: unknown, b: unknown): boolean {
  return (a ?? null) === (b ?? null) || isDeepStrictEqual(a, b);
}

/** The columns whose value would change. */
export function changedColumns(work: Work, columns: Partial<ContentColumns>): ContentColumn[] {
  return Object.keys(columns)
    .filter(isContentColumn)
    .filter((name) => !same(work[name], columns[name]));
}

/** Sets the given columns and what is computed from them. @throws UserErrors PAY_ORDER */
export function setContent(work: Work, columns: Partial<ContentColumns>): void {
  Object.assign(work, columns);
  const { payMax, payMin } = work;
  if (typeof payMin === "number" && typeof payMax === "number" && payMax < payMin) {
    throw userError("PAY_ORDER", ["content", "salary", "max"]);
  }
  normalisePay(work);
}

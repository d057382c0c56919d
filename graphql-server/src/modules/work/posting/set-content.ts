import { isDeepStrictEqual } from "node:util";
import { userError } from "../../../shared/user-error.ts";
import { type ContentColumn, isContentColumn } from "../field/fields.ts";
import { normalisePay } from "../hours/monthly-pay.ts";
import type { ContentColumns } from "./work.columns.ts";
import type { Work } from "./work.entity.ts";

/** Lists and their rows by value; the database keeps the fields of a row in an order of its own. */
export function same(a: unknown, b: unknown): boolean {
  return (a ?? null) === (b ?? null) || isDeepStrictEqual(a, b);
}

/** The columns whose value would change. */
export function changedColumns(work: ContentColumns, columns: Partial<ContentColumns>): ContentColumn[] {
  return Object.keys(columns)
    .filter(isContentColumn)
    .filter((name) => !same(work[name], columns[name]));
}

/** @throws UserErrors PAY_ORDER */
export function requirePayOrder({ payMax, payMin }: Partial<Pick<ContentColumns, "payMax" | "payMin">>): void {
  if (typeof payMin === "number" && typeof payMax === "number" && payMax < payMin) {
    throw userError("PAY_ORDER", ["content", "salary", "max"]);
  }
}

/** Sets the given columns of a posting or of its revision. @throws UserErrors PAY_ORDER */
export function setColumns(target: ContentColumns, columns: Partial<ContentColumns>): void {
  Object.assign(target, columns);
  requirePayOrder(target);
}

/** Sets the given columns and what is computed from them. @throws UserErrors PAY_ORDER */
export function setContent(work: Work, columns: Partial<ContentColumns>): void {
  setColumns(work, columns);
  normalisePay(work);
}

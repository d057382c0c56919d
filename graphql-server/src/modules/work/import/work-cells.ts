import isRecord from "is-plain-obj";
import type { Cell } from "../field/field-kinds.ts";
import { type ContentColumn, contentColumns, fieldPath } from "../field/fields.ts";
import type { Work } from "../posting/work.entity.ts";
import { choices, wordOf } from "./cell-words.ts";
import { importColumns } from "./import-columns.ts";

const columnByPath = new Map<string, ContentColumn>(contentColumns.map((column) => [fieldPath(column).join("."), column]));

function rowsOf(value: unknown, text: (row: Record<string, unknown>) => string): string {
  return Array.isArray(value) ? value.filter(isRecord).map(text).join("|") : "";
}

function codesOf(value: unknown, words: ReadonlyMap<string, string>): string {
  return Array.isArray(value) ? value.map((code) => wordOf(words, String(code))).join("|") : "";
}

/** "29:00" is 5:00 of the next day. */
function clockOf(value: unknown): string {
  const [hour = "0", minute = "00"] = String(value).split(":");
  return Number(hour) >= 24 ? `翌${Number(hour) - 24}:${minute}` : `${hour}:${minute}`;
}

const lists: Partial<Record<Cell, (value: unknown) => string>> = {
  times: (value) => rowsOf(value, ({ start, end }) => `${clockOf(start)}-${clockOf(end)}`),
  allowances: (value) => rowsOf(value, ({ name, amount }) => `${String(name)}=${String(amount)}`),
  questions: (value) => rowsOf(value, ({ text, required }) => `${required === true ? "必須" : "任意"}:${String(text)}`),
  "residenceStatus[]": (value) => codesOf(value, choices.residenceStatus),
  "qualification[]": (value) => codesOf(value, choices.qualification),
  "benefitKind[]": (value) => codesOf(value, choices.benefitKind),
};

function isChoice(kind: Cell): kind is Extract<Cell, keyof typeof choices> {
  return kind in choices;
}

/** A value as the cell that the import reads back to the same value. */
function cellOf(kind: Cell, value: unknown): string {
  const list = lists[kind];
  if (list) return list(value);
  if (typeof value === "boolean") return value ? "はい" : "いいえ";
  if (typeof value === "string") return isChoice(kind) ? wordOf(choices[kind], value) : value;
  return typeof value === "number" ? String(value) : "";
}

/** A work as a row of the file that `importWorks` reads: what the company calls it stands for it, or else its id. */
export function workCells(work: Work, corporateNumber: string | null): string[] {
  const own: Readonly<Record<string, string>> = { identifier: work.referenceNumber ?? work.id, corporateNumber: corporateNumber ?? "" };
  return importColumns.map(({ name, kind }) => {
    const column = columnByPath.get(name);
    return column ? cellOf(kind, work[column]) : (own[name] ?? "");
  });
}

import isRecord from "is-plain-obj";
import { type FieldSpec, formSteps } from "#features/company-work/form-steps.ts";
import { joinList } from "#platform/i18n/punctuation.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";

const specs = new Map(formSteps.flatMap(({ fields }) => fields).map((field): [string, FieldSpec] => [field.path, field]));

function rowOf(t: FullTranslate<"vocabulary">, spec: FieldSpec, row: unknown): string {
  if (!isRecord(row)) return String(row);
  if (spec.kind === "times") return `${String(row["start"])}–${String(row["end"])}`;
  if (spec.kind === "allowances") return `${String(row["name"])} ${Number(row["amount"]).toLocaleString()}`;
  return row["required"] === true ? `${String(row["text"])} (${t("common:form.required")})` : String(row["text"]);
}

/** A value of the posting as people read it; undefined when it is empty. */
export function shownValue(t: FullTranslate<"vocabulary">, path: string, json: string): string | undefined {
  const value: unknown = JSON.parse(json);
  const spec = specs.get(path);
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return undefined;
  if (typeof value === "boolean") return t(value ? "common:yes" : "common:no");
  if (typeof value === "number") return value.toLocaleString();
  if (typeof value === "string") return spec?.kind === "select" ? t.code(`vocabulary:${spec.vocabulary}`, value) : value;
  if (!Array.isArray(value)) return json;
  if (spec?.kind === "checks") return joinList(value.map((one) => t.code(`vocabulary:${spec.vocabulary}`, String(one))));
  return spec ? value.map((row) => rowOf(t, spec, row)).join("\n") : JSON.stringify(value);
}

/** Splits two texts into what they have in common at both ends, and what differs between. */
export function difference(before: string, after: string): { head: string; removed: string; added: string; tail: string } {
  const [a, b] = [[...before], [...after]];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return {
    head: a.slice(0, start).join(""),
    removed: a.slice(start, a.length - end).join(""),
    added: b.slice(start, b.length - end).join(""),
    tail: a.slice(a.length - end).join(""),
  };
}

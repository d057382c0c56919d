import isRecord from "is-plain-obj";
import { applies } from "#features/work-start/applies.ts";
import { valueAt } from "#features/work-start/value-at.ts";
import type { WorkContentInput } from "#graphql/operations.ts";
import type { FormOf } from "#ui/forms/form.tsx";
import { type FieldSpec, formSteps } from "./form-steps.ts";

export { valueAt };

export interface TimeValue {
  start: string;
  end: string;
}
export interface AllowanceValue {
  name: string;
  amount: string;
}
export interface QuestionValue {
  id: string;
  text: string;
  required: boolean;
}

/** Nested texts of the form, by the paths of the steps. */
export type WorkValues = Record<string, unknown>;
export type WorkForm = FormOf<WorkValues>;

const specs: readonly FieldSpec[] = formSteps.flatMap(({ fields }) => fields);

function setAt(target: Record<string, unknown>, path: string, value: unknown): void {
  const [head = "", ...rest] = path.split(".");
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const next = target[head];
  const inner: Record<string, unknown> = isRecord(next) ? next : {};
  target[head] = inner;
  setAt(inner, rest.join("."), value);
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

function yesNoText(value: unknown): string {
  if (value === true) return "yes";
  return value === false ? "no" : "";
}

function yesNoValue(value: unknown): boolean | null {
  if (value === "yes") return true;
  return value === "no" ? false : null;
}

/** Texts that are never null in the contract. */
const plain = new Set(["title", "description"]);

/** Returns the text a field starts with, from the server's value. */
function shown(spec: FieldSpec, value: unknown): unknown {
  if (spec.kind === "check") return value === true;
  if (spec.kind === "yesNo") return yesNoText(value);
  if (spec.kind === "checks") return Array.isArray(value) ? value.map(String) : [];
  if (spec.kind === "times") return list(value).map(({ start, end }): TimeValue => ({ start: text(start), end: text(end) }));
  if (spec.kind === "allowances")
    return list(value).map(({ name, amount }): AllowanceValue => ({ name: text(name), amount: text(amount) }));
  if (spec.kind === "questions") {
    return list(value).map(
      (question): QuestionValue => ({ id: text(question["id"]), text: text(question["text"]), required: question["required"] === true }),
    );
  }
  return text(value);
}

/** The posting as the form takes it: the answer groups fixed overtime, the input has it flat. */
export function valuesOfWork(work: unknown): WorkValues {
  const fixed = valueAt(work, "salary.fixedOvertime");
  const flat: Record<string, unknown> = {
    "salary.hasFixedOvertime": isRecord(fixed),
    "salary.fixedOvertimeAmount": valueAt(fixed, "amount"),
    "salary.fixedOvertimeHours": valueAt(fixed, "hours"),
    "salary.fixedOvertimeExcessPaid": valueAt(fixed, "excessPaid"),
  };
  const values: WorkValues = {};
  for (const spec of specs) setAt(values, spec.path, shown(spec, flat[spec.path] ?? valueAt(work, spec.path)));
  return values;
}

/** A number as people type it: full width and separators are fine; undefined when it is none. */
export function readNumber(value: unknown): number | null | undefined {
  const typed = text(value).normalize("NFKC").replaceAll(",", "").trim();
  if (typed === "") return null;
  const number = Number(typed);
  return Number.isFinite(number) ? number : undefined;
}

function sent(spec: FieldSpec, value: unknown): unknown {
  if (spec.kind === "check") return value === true;
  if (spec.kind === "checks") return Array.isArray(value) ? value : [];
  if (spec.kind === "yesNo") return yesNoValue(value);
  if (spec.kind === "number") return readNumber(value) ?? null;
  if (spec.kind === "times") return list(value).filter(({ start, end }) => start && end);
  if (spec.kind === "allowances")
    return list(value)
      .filter(({ name }) => name)
      .map(({ name, amount }) => ({ name, amount: readNumber(amount) ?? 0 }));
  if (spec.kind === "questions") {
    return list(value)
      .filter((question) => text(question["text"]).trim())
      .map(({ id, text: asked, required }) => ({ ...(id ? { id } : {}), text: asked, required }));
  }
  if (text(value).trim() !== "") return value;
  return plain.has(spec.path) ? "" : null;
}

/** One field of the form alone, as the mutations take it: an empty one clears. */
export function contentOfField(spec: FieldSpec, values: WorkValues): WorkContentInput {
  const content: Record<string, unknown> = {};
  setAt(content, spec.path, sent(spec, valueAt(values, spec.path)));
  const checked: WorkContentInput = JSON.parse(JSON.stringify(content));
  return checked;
}

/** What clears a field that cannot apply. */
function emptied({ kind }: FieldSpec): unknown {
  if (kind === "check") return false;
  return kind === "checks" || kind === "times" || kind === "allowances" || kind === "questions" ? [] : null;
}

/** The form as the mutations take it. Values are checked by the server; the names are those of the steps. */
export function contentOf(values: WorkValues): WorkContentInput {
  const content: Record<string, unknown> = {};
  for (const spec of specs) {
    const value = applies(spec.path, values) ? sent(spec, valueAt(values, spec.path)) : emptied(spec);
    const keepsDefault = spec.path === "openings" || spec.path === "workplace.remote" || spec.path === "japaneseLevel";
    if (!(keepsDefault && value === null)) setAt(content, spec.path, value);
  }
  const checked: WorkContentInput = JSON.parse(JSON.stringify(content));
  return checked;
}

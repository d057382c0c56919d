import { newId } from "../../../shared/ids.ts";
import type { FieldKind } from "../field/field-kinds.ts";
import { type ContentColumn, fieldsOfPart, type PartName } from "../field/fields.ts";
import type { Work } from "./work.entity.ts";
import type { WorkContentValues } from "./work.validation.ts";

export type ContentColumns = Pick<Work, ContentColumn>;

const groups: readonly PartName[] = ["salary", "employer", "workplace", "hours", "insurance", "contract", "selection"];
/** Problems of several fields are told in this order: what stands outside of groups and the pay first. */
const inOrder = [...fieldsOfPart(null), ...groups.flatMap((group) => fieldsOfPart(group))];

/** What an input says of a field: undefined when it leaves it or its group out, null when it clears either. */
function entered(values: ReadonlyMap<string, unknown>, part: string | null, name: string): unknown {
  if (part === null) return values.get(name);
  const group = values.get(part);
  return typeof group === "object" && group !== null ? Reflect.get(group, name) : group;
}

/** What null puts a column back to; a list is one of its own. */
function cleared({ cleared: first }: FieldKind): unknown {
  return Array.isArray(first) ? [...first] : first;
}

type WithQuestions = Pick<ContentColumns, "screeningQuestions">;

/** A question keeps the id under which it was answered; an id that the posting does not have is not taken over from its sender. */
function withIdsOf(questions: WithQuestions["screeningQuestions"], { screeningQuestions: before }: WithQuestions) {
  const free = new Set(before.map(({ id }) => id));
  return questions.map((question) => (free.delete(question.id) ? question : { ...question, id: newId() }));
}

/**
 * The columns that an input sets; those it leaves out are missing here. A column that is never empty goes back to its first value. `before`:
 * the posting or the revision that gets them.
 */
export function columnsOf(content: WorkContentValues, before: WithQuestions = { screeningQuestions: [] }): Partial<ContentColumns> {
  const values = new Map(Object.entries(content));
  const columns: Partial<ContentColumns> = Object.fromEntries(
    inOrder.flatMap(({ column, kind, name, part }) => {
      const value = entered(values, part, name);
      return value === undefined ? [] : [[column, value ?? cleared(kind)]];
    }),
  );
  const { screeningQuestions: questions } = columns;
  return questions ? { ...columns, screeningQuestions: withIdsOf(questions, before) } : columns;
}

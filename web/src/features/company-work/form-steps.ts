import { postingSteps } from "#graphql/posting-steps.ts";
import type { GroupOf, MemberOf, TextKey } from "#platform/i18n/text-key.ts";

type Dotted<Name> = Name extends `${infer Head}_${infer Rest}` ? `${Head}.${Dotted<Rest>}` : Name;
type WordKey = TextKey<"vocabulary">;

/** The paths of the fields that have a label: the text of `workplace.city` is `field.workplace_city`. */
type FieldPath = Dotted<MemberOf<TextKey<"company">, "field">>;

/** Values to choose from; each has a label in the vocabulary. */
type Choices = { [Group in GroupOf<WordKey>]: { vocabulary: Group; values: readonly MemberOf<WordKey, Group>[] } }[GroupOf<WordKey>];

/** A field of the form and the kind of its input. */
export type FieldSpec = { path: FieldPath; required?: boolean } & (
  | { kind: "text" | "date" | "email" | "tel" | "url" }
  | { kind: "number"; decimal?: boolean }
  | { kind: "area"; limit: number }
  | { kind: "check" }
  | { kind: "yesNo" }
  | ({ kind: "select" | "checks" } & Choices)
  | { kind: "times" | "allowances" | "questions" }
);

export interface FormStep {
  name: MemberOf<TextKey<"company">, "step">;
  fields: readonly FieldSpec[];
}

/** The eight steps of the ハローワーク form; a path is that of WorkContentInput, so that server problems find their field. */
export const formSteps: readonly FormStep[] = postingSteps;

/** The step on which a problem of the server is put right; the first for what belongs to no field. */
export function stepOf(path: readonly string[]): number {
  const wanted = path.join(".");
  const index = formSteps.findIndex(({ fields }) => fields.some((field) => wanted === field.path || wanted.startsWith(`${field.path}.`)));
  return Math.max(index, 0);
}

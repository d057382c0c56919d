import type { FieldProblem } from "#ui/forms/form.tsx";
import type { WorkValues } from "./work-values.ts";

/** A posting on the server: a draft, or the changes to a published work. */
export interface SavedWork {
  /** The work. */
  id: string;
  /** Version to send with the next change; 0 before the first change to a published work was saved. */
  version: number;
  /** The object the preview reads. */
  shown: { __typename: "CompanyWork" | "WorkRevision"; id: string };
}

/** The answer to a save: the posting as saved, or the problems in the way. */
export interface SaveAnswer {
  work: SavedWork | null;
  problems: readonly FieldProblem[];
}

/** The place on the server where the form's text is kept. */
export interface WorkStore {
  save(known: SavedWork | null, values: WorkValues, operationId: string): Promise<SaveAnswer>;
  /** Sends it to review, to be published at a time or at once. */
  submit(saved: SavedWork, publishAt: string | null): Promise<SaveAnswer>;
}

/** Problems name `content.salary.min`; the form knows `salary.min`. */
export function ofForm(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.map((problem) => ({ ...problem, path: problem.path[0] === "content" ? problem.path.slice(1) : problem.path }));
}

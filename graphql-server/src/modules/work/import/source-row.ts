import type { UserProblem } from "../../../shared/user-error.ts";

/** A row of a file as it was read: texts by column name, and what stopped it from being read. Nothing is judged yet. */
export interface SourceRow {
  /** As a spreadsheet or an editor counts: the header of a CSV is row 1, the first posting of a list in JSON is row 1. */
  row: number;
  cells: ReadonlyMap<string, string>;
  problems: readonly UserProblem[];
}

/** A row that could not be read at all. */
export function brokenRow(row: number, problem: UserProblem): SourceRow {
  return { row, cells: new Map(), problems: [problem] };
}

import type { ReactNode } from "react";

/** A column of a back-office table. The first one names the row: its cell is the link that opens the row, and it cannot be hidden. */
export interface AdminColumn<R> {
  id: string;
  label: string;
  cell(row: R): ReactNode;
  /** The server's orders behind the heading; with one of the two a click asks for that one, with both they alternate. */
  sort?: { asc?: string; desc?: string };
  /** Hidden until the reader chooses it. */
  isOptional?: boolean;
  /** Aligns figures at the right. */
  isNumber?: boolean;
}

/** A filter of the list; `name` is its place in the URL. */
export type AdminFilter = { name: string; label: string } & (
  | { kind: "text" }
  | { kind: "date" }
  /** `fallback` is what holds while the URL says nothing; give the choice of everything a value of its own then, e.g. "ALL". */
  | { kind: "choice"; choices: readonly { value: string; label: string }[]; fallback?: string }
);

/** The outcome of an act on several rows. */
export interface BulkResult {
  done: number;
  /** The server's messages about the other rows, one text each. */
  problems: readonly string[];
}

/** Something that can be done with the rows that are marked. It asks once more before it begins. */
export interface BulkAction<R> {
  id: string;
  label: string;
  /** Below the number of rows in the question. */
  explanation?: string;
  isDangerous?: boolean;
  /** Rows it makes no sense for are left out, and the question says how many. */
  isFor?(row: R): boolean;
  run(rows: readonly R[]): Promise<BulkResult>;
}

/** Runs a command for one row after another; the command returns the problem's text, or nothing when it succeeded. */
export async function runEach<R>(rows: readonly R[], command: (row: R) => Promise<string | undefined>): Promise<BulkResult> {
  const problems: string[] = [];
  for (const row of rows) {
    const problem = await command(row);
    if (problem !== undefined) problems.push(problem);
  }
  return { done: rows.length - problems.length, problems };
}

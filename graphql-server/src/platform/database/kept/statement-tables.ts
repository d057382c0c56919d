import { AsyncLocalStorage } from "node:async_hooks";

/** The tables of statements: those they name while somebody's rows are read, those they write while somebody acts. */
interface Note {
  tables: Set<string>;
  onlyWrites: boolean;
}

const notes = new AsyncLocalStorage<Note>();
const tablesThereAre = new Set<string>();

/** Tells which words of a statement are tables. */
export function knowTables(names: Iterable<string>): void {
  for (const name of names) tablesThereAre.add(name);
}

/** Runs the work and notes the tables that its statements name; a word that only looks like one counts as one. */
export function notingTables<T>(tables: Set<string>, work: () => T): T {
  return notes.run({ tables, onlyWrites: false }, work);
}

/** Runs the work and notes the tables that its statements write. */
export function notingWrites<T>(tables: Set<string>, work: () => T): T {
  return notes.run({ tables, onlyWrites: true }, work);
}

/** The tables noted so far for the work that is running. */
export function notedTables(): ReadonlySet<string> | undefined {
  return notes.getStore()?.tables;
}

const writes = /\b(?:insert into|update|delete from) "?([a-z_]+)"?/gi;
/** Counts that no visitor's answer hangs on: the database says nothing of them either (migration `written_word`). */
const counting = /\bupdate work (?:w )?set (?:like|view|entry)_count = [^,]*?(?: from | where )/gi;

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const text: unknown = typeof statement === "object" && statement !== null ? Reflect.get(statement, "text") : undefined;
  return typeof text === "string" ? text : "";
}

/** Notes a statement that is sent to PostgreSQL. */
export function noteStatement(statement: unknown): void {
  const note = notes.getStore();
  if (!note) return;
  const text = textOf(statement);
  const words = note.onlyWrites
    ? [...text.replaceAll(counting, "").matchAll(writes)].map(([, table = ""]) => table)
    : [...text.matchAll(/[a-z_]+/g)].map(([word]) => word);
  for (const word of words) if (tablesThereAre.has(word)) note.tables.add(word);
}

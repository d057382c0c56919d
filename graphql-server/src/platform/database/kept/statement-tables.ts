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
  for (const known of Object.values(remembered)) known.clear();
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

interface Statement {
  text: string;
  isPrepared: boolean;
}

function statementOf(given: unknown): Statement {
  if (typeof given !== "object" || given === null) return { text: typeof given === "string" ? given : "", isPrepared: false };
  const text: unknown = Reflect.get(given, "text");
  return { text: typeof text === "string" ? text : "", isPrepared: Reflect.get(given, "name") !== undefined };
}

function tablesOf(text: string, onlyWrites: boolean): string[] {
  const words = onlyWrites
    ? [...text.replaceAll(counting, "").matchAll(writes)].map(([, table = ""]) => table)
    : [...text.matchAll(/[a-z_]+/g)].map(([word]) => word);
  return [...new Set(words)].filter((word) => tablesThereAre.has(word));
}

/** Tables of texts that come again and again: reading one costs as much as a small statement. */
const remembered = { reads: new Map<string, string[]>(), writes: new Map<string, string[]>() };
const mostRemembered = 500;

function rememberedTablesOf(text: string, onlyWrites: boolean): string[] {
  const known = onlyWrites ? remembered.writes : remembered.reads;
  const tables = known.get(text) ?? tablesOf(text, onlyWrites);
  if (known.size >= mostRemembered) known.clear();
  known.set(text, tables);
  return tables;
}

/** Notes a statement that is sent to PostgreSQL. */
export function noteStatement(given: unknown): void {
  const note = notes.getStore();
  if (!note) return;
  const { text, isPrepared } = statementOf(given);
  const tables = isPrepared ? rememberedTablesOf(text, note.onlyWrites) : tablesOf(text, note.onlyWrites);
  for (const table of tables) note.tables.add(table);
}

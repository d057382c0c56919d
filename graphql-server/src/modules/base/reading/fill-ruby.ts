import type { EntityManager } from "@mikro-orm/postgresql";
import type { OwnReading } from "../../../platform/furigana/annotate.ts";
import type { Furigana } from "../../../platform/furigana/furigana.ts";
import { hasKanji } from "../../../platform/furigana/kana.ts";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import { seal, unseal } from "../../../platform/keys/encrypted-string.ts";
import { textPieces } from "./html-text.ts";
import { correctionsByOwner, readingOfName } from "./own-readings.ts";
import type { RubySource } from "./ruby-sources.ts";

/** Texts of one row as the database answers them. */
interface Row {
  id: string;
  /** The row's version in the database: it changes with every write. */
  seen: string;
  owners: (string | null)[];
  name: string | null;
  kana: string | null;
  short: Record<string, string | null>;
  long: Record<string, string | null>;
}

type Stored = Record<string, Ruby | readonly Ruby[]>;

function objectSql(columns: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(columns).map(([field, column]) => `'${field}', t.${column}`);
  return `jsonb_build_object(${pairs.join(", ")})`;
}

const unsealed = (texts: Row["short"]): Row["short"] =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text && unseal(text)]));

/** Rows without readings, newest first (ids grow with time), or the one that is asked for. */
async function readRows(em: EntityManager, source: RubySource, wanted: { limit: number; id?: string }): Promise<Row[]> {
  const { table, owners, named, short, long } = source;
  const parts = [
    ["id", "t.id"],
    ["seen", "t.xmin::text"],
    ["owners", owners],
    ["name", named?.name ?? "null::text"],
    ["kana", named?.kana ?? "null::text"],
    ["short", objectSql(short)],
    ["long", objectSql(long)],
  ];
  const row = `jsonb_build_object(${parts.map(([key, sql]) => `'${key}', ${sql}`).join(", ")})::text as row`;
  const rows: { row: string }[] = await em.execute(
    `select ${row} from ${table} t where t.ruby is null${wanted.id ? " and t.id = ?" : ""} order by t.id desc limit ?`,
    [...(wanted.id ? [wanted.id] : []), wanted.limit],
  );
  const read: Row[] = rows.map((found) => JSON.parse(found.row));
  return source.sealed ? read.map((found) => ({ ...found, short: unsealed(found.short) })) : read;
}

async function annotateFields(
  furigana: Furigana,
  fields: Record<string, string | null>,
  context: { own: readonly OwnReading[]; html: ReadonlySet<string> },
): Promise<Stored> {
  const { html, own } = context;
  const entries = Object.entries(fields).flatMap(([field, text]) => (text && hasKanji(text) ? [{ field, text }] : []));
  const rubies = await Promise.all(
    entries.map(async ({ field, text }): Promise<[string, Ruby | Ruby[]]> => {
      if (!html.has(field)) return [field, await furigana.annotate({ text, own })];
      return [field, await Promise.all(textPieces(text).map((piece) => furigana.annotate({ text: piece, own })))];
    }),
  );
  return Object.fromEntries(rubies);
}

interface Done {
  id: string;
  seen: string;
  short: Stored;
  long: Stored;
}

/** Writes the readings of rows that nobody has changed since they were read, in one statement. */
async function writeRows(em: EntityManager, source: RubySource, done: readonly Done[]): Promise<void> {
  const rows = source.sealed ? done.map((row) => ({ ...row, short: seal(JSON.stringify(row.short)) })) : done;
  const long = source.long ? ", ruby_body = r.long" : "";
  await em.execute(
    `update ${source.table} t set ruby = r.short${long}
    from jsonb_to_recordset(?::text::jsonb) as r(id uuid, seen text, short ${source.sealed ? "text" : "jsonb"}, long jsonb)
    where t.id = r.id and t.xmin::text = r.seen`,
    [JSON.stringify(rows)],
  );
}

/**
 * Computes and stores readings that are missing, for at most `limit` rows of one table or for one row. A row that changes meanwhile keeps
 * none and is done again.
 * @returns how many rows were looked at.
 */
export async function fillRuby(
  em: EntityManager,
  furigana: Furigana,
  input: { source: RubySource; limit: number; id?: string },
): Promise<number> {
  const { source } = input;
  const rows = await readRows(em, source, input);
  if (rows.length === 0) return 0;
  const corrections = await correctionsByOwner(
    em,
    rows.flatMap(({ owners }) => owners.filter((owner) => owner !== null)),
  );
  const html = source.html ?? new Set();
  const done = await Promise.all(
    rows.map(async ({ id, seen, owners, name, kana, short, long }) => {
      const named = name === null ? null : readingOfName(name, kana);
      const set = owners.flatMap((owner) => corrections.get(owner ?? "") ?? []);
      const own = [...new Map([...(named ? [named] : []), ...set])];
      const context = { own, html };
      return { id, seen, short: await annotateFields(furigana, short, context), long: await annotateFields(furigana, long, context) };
    }),
  );
  await writeRows(em, source, done);
  return rows.length;
}

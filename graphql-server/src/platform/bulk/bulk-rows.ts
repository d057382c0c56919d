import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  ArrayType,
  DateType,
  DecimalType,
  DoubleType,
  type EntityClass,
  type EntityManager,
  type EntityProperty,
  JsonType,
  UuidType,
} from "@mikro-orm/postgresql";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Database } from "../database/open-database.ts";
import { silenceOptions } from "../database/postgres-pool.ts";
import { type CopyKind, type CopyLines, type CopyPlan, copyText } from "./copy-lines.ts";

/** Rows of one table by the names of the entity's properties. */
export interface TableRows {
  entity: EntityClass<object>;
  rows: readonly object[];
}

/** Writes rows past the unit of work; a batch is there as a whole or not at all. */
export interface BulkWriter {
  write(batch: readonly TableRows[]): Promise<void>;
  /** The same for lines that were written elsewhere; null where there is no COPY. */
  copy: ((batch: readonly CopyLines[]) => Promise<void>) | null;
  /** One statement that may take as long as it needs. */
  run(sql: string): Promise<void>;
}

/** A statement takes at most 65,535 values, and the widest table has about a hundred columns. */
const rowsOfInsert = 500;
const rowsOfChunk = 100;

const plainTypes = [UuidType, DateType, DecimalType, DoubleType];

function kindOf({ name, customType }: EntityProperty): CopyKind {
  if (!customType || plainTypes.some((type) => customType instanceof type)) return "plain";
  if (customType instanceof ArrayType) return "list";
  if (customType instanceof JsonType) return "json";
  throw new Error(`Only the database layer knows how to write ${name}`);
}

/** What a thread without entities must know to write lines of a table. */
export function copyPlanOf(database: Database, entity: EntityClass<object>): CopyPlan {
  const { tableName, props } = database.orm.getMetadata().get(entity);
  const columns = props.flatMap((property) =>
    property.fieldNames.map((column) => ({ name: property.name, column, kind: kindOf(property) })),
  );
  return { table: tableName, columns };
}

/** The columns these rows fill, and how a row becomes a line. */
function linesOf(em: EntityManager, { entity, rows }: TableRows) {
  const meta = em.getMetadata().get(entity);
  const platform = em.getPlatform();
  const properties: EntityProperty[] = meta.props.filter((property) => rows.some((row) => Reflect.get(row, property.name) !== undefined));
  const valueOf = (row: object, property: EntityProperty): unknown => {
    const value: unknown = Reflect.get(row, property.name);
    return property.customType ? property.customType.convertToDatabaseValue(value, platform) : value;
  };
  const lineOf = (row: object) => `${properties.map((property) => copyText(valueOf(row, property))).join("\t")}\n`;
  const columns = properties.flatMap(({ fieldNames }) => fieldNames).map((name) => `"${name}"`);
  return { into: `"${meta.tableName}" (${columns.join(", ")})`, lineOf };
}

function* chunksOf(rows: readonly object[], lineOf: (row: object) => string): Generator<string> {
  for (let start = 0; start < rows.length; start += rowsOfChunk) {
    yield rows
      .slice(start, start + rowsOfChunk)
      .map(lineOf)
      .join("");
  }
}

function copyRows(em: EntityManager, table: TableRows): { into: string; chunks: Iterable<string> } {
  const { into, lineOf } = linesOf(em, table);
  return { into, chunks: chunksOf(table.rows, lineOf) };
}

async function inOneTransaction(client: Client, tables: readonly { into: string; chunks: Iterable<string | Uint8Array> }[]): Promise<void> {
  await client.query("begin");
  for (const { into, chunks } of tables) await pipeline(Readable.from(chunks), client.query(copyFrom(`copy ${into} from stdin`)));
  await client.query("commit");
}

/** By COPY, on a connection that has none of the limits of requests. */
async function onPostgres<T>(database: Database, work: (writer: BulkWriter) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database.orm.config.get("clientUrl"), keepAlive: true, options: silenceOptions });
  const em = database.fork();
  await client.connect();
  try {
    // A batch that a failing machine takes away again is written by the next call.
    await client.query("set synchronous_commit = off");
    await client.query("set maintenance_work_mem = '1GB'");
    // The faster compression is not in every build of PostgreSQL.
    await client.query("set default_toast_compression = 'lz4'").catch(() => undefined);
    return await work({
      write: (batch) =>
        inOneTransaction(
          client,
          batch.map((table) => copyRows(em, table)),
        ),
      copy: (batch) =>
        inOneTransaction(
          client,
          batch.map(({ into, lines }) => ({ into, chunks: [lines] })),
        ),
      run: async (sql) => void (await client.query(sql)),
    });
  } finally {
    await client.end();
  }
}

/** The embedded database is in this process: there is nothing to stream to, so rows go in by plain statements. */
async function embedded<T>(database: Database, work: (writer: BulkWriter) => Promise<T>): Promise<T> {
  const write = (batch: readonly TableRows[]) =>
    database.fork().transactional(async (em) => {
      for (const { entity, rows } of batch) {
        for (let start = 0; start < rows.length; start += rowsOfInsert) {
          await em.insertMany(entity, rows.slice(start, start + rowsOfInsert));
        }
      }
    });
  return database.unlimited(() => work({ write, copy: null, run: async (sql) => void (await database.fork().execute(sql)) }));
}

/** Opens the fastest way to write many rows; it is closed when the work has ended. */
export function withBulkWriter<T>(database: Database, work: (writer: BulkWriter) => Promise<T>): Promise<T> {
  return database.kind === "postgresql" ? onPostgres(database, work) : embedded(database, work);
}

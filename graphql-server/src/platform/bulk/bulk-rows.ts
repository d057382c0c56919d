import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { EntityClass, EntityManager, EntityProperty } from "@mikro-orm/postgresql";
import { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Database } from "../database/open-database.ts";
import { silenceOptions } from "../database/postgres-pool.ts";

/** Rows of one table by the names of the entity's properties. */
export interface TableRows {
  entity: EntityClass<object>;
  rows: readonly object[];
}

/** Writes rows past the unit of work; a batch is there as a whole or not at all. */
export interface BulkWriter {
  write(batch: readonly TableRows[]): Promise<void>;
  /** One statement that may take as long as it needs. */
  run(sql: string): Promise<void>;
}

/** A statement takes at most 65,535 values, and the widest table has about a hundred columns. */
const rowsOfInsert = 500;
const rowsOfChunk = 100;

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A value as COPY reads it in its text format. */
function copyText(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "number" || typeof value === "boolean") return `${value}`;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign);
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

async function copyRows(client: Client, em: EntityManager, table: TableRows): Promise<void> {
  const { into, lineOf } = linesOf(em, table);
  await pipeline(Readable.from(chunksOf(table.rows, lineOf)), client.query(copyFrom(`copy ${into} from stdin`)));
}

/** By COPY, on a connection that has none of the limits of requests. */
async function onPostgres<T>(database: Database, work: (writer: BulkWriter) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database.orm.config.get("clientUrl"), keepAlive: true, options: silenceOptions });
  const em = database.fork();
  await client.connect();
  try {
    await client.query("set maintenance_work_mem = '1GB'");
    // The faster compression is not in every build of PostgreSQL.
    await client.query("set default_toast_compression = 'lz4'").catch(() => undefined);
    return await work({
      async write(batch) {
        await client.query("begin");
        for (const table of batch) await copyRows(client, em, table);
        await client.query("commit");
      },
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
  return database.unlimited(() => work({ write, run: async (sql) => void (await database.fork().execute(sql)) }));
}

/** Opens the fastest way to write many rows; it is closed when the work has ended. */
export function withBulkWriter<T>(database: Database, work: (writer: BulkWriter) => Promise<T>): Promise<T> {
  return database.kind === "postgresql" ? onPostgres(database, work) : embedded(database, work);
}

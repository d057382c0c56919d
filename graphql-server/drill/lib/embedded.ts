import { cp } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { bringUpToDate, closeServices, openServices } from "../../src/app/open-services.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { addPeople, type People } from "./people.ts";

/** A database as a check reads it. */
export interface Reader {
  query<T>(sql: string, values?: unknown[]): Promise<{ rows: T[] }>;
  end(): Promise<void>;
}

/** A folder with an embedded database and the people in it, which is copied for each fault. */
export interface EmbeddedTemplate {
  dir: string;
  people: People;
}

/** Makes a folder with people who are signed in. */
export async function makeEmbedded(dir: string, keys: Record<string, string>, count: number): Promise<EmbeddedTemplate> {
  const services = await openServices(readEnvironment({ NODE_ENV: "production", DATA_DIR: dir, LOG_LEVEL: "error", JOBS: "off", ...keys }));
  await bringUpToDate(services);
  const people = await addPeople(services, count);
  await closeServices(services);
  return { dir, people };
}

/** Opens the embedded database of a folder that no process uses. */
export async function openEmbedded(dataDir: string): Promise<Reader> {
  const database = await PGlite.create({ dataDir: join(dataDir, "pglite") });
  return { query: (sql, values) => database.query(sql, values), end: () => database.close() };
}

/** Copies a folder to where a product keeps its data. */
export const copyEmbedded = ({ dir }: EmbeddedTemplate, dataDir: string): Promise<void> => cp(dir, dataDir, { recursive: true });

import { Client } from "pg";
import type { Environment } from "../environment.ts";
import { installKeyRing } from "../keys/key-ring.ts";
import type { Secrets } from "../secrets.ts";
import { changeTables, type Entities, migratePostgres, openDatabase } from "./open-database.ts";
import { connectionOptions, defaultPool } from "./postgres-pool.ts";
import { grantToServer } from "./server-role.ts";
import { takeBackLast } from "./stepping/take-back.ts";

/** Asks the database itself: an address need not name its role. */
async function roleOf(connectionString: string): Promise<string> {
  const client = new Client({ connectionString, ...connectionOptions(defaultPool) });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>("select current_user as role");
    return rows[0]?.role ?? "";
  } finally {
    await client.end();
  }
}

type Settings = Pick<Environment, "databaseUrl" | "migrateUrl" | "dataDir">;

/**
 * Brings the tables up to date without starting a server, and where there are two roles gives the server's what it needs.
 * @returns what was done, as a sentence
 */
export async function migrateDatabase(settings: Settings, keyRing: Secrets["keyRing"], entities: Entities): Promise<string> {
  const { databaseUrl: url, migrateUrl, dataDir } = settings;
  if (url && migrateUrl) {
    installKeyRing(keyRing);
    const role = await roleOf(url);
    await migratePostgres(migrateUrl, entities, (orm) => grantToServer(orm, role));
    return `The tables are up to date, and the role ${role} has what the server needs.`;
  }
  const database = await openDatabase({ ...(url && { url }), dataDir, keyRing, entities });
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
  return "The tables are up to date.";
}

/** Takes back the last migration without starting a server. @returns what was done, as a sentence. @throws NewerTablesError, NoWayBackError */
export async function takeBackDatabase(settings: Settings, keyRing: Secrets["keyRing"], entities: Entities): Promise<string> {
  const { databaseUrl: url, migrateUrl, dataDir } = settings;
  const told = (name: string | undefined) =>
    name ? `${name} is taken back: start the version before.` : "No migration of this version has run: there is nothing to take back.";
  const owner = migrateUrl ?? url;
  if (owner) return told(await changeTables(owner, entities, (orm) => takeBackLast(orm)));
  const database = await openDatabase({ dataDir, keyRing, entities });
  try {
    return told(await database.unlimited(() => takeBackLast(database.orm)));
  } finally {
    await database.close();
  }
}

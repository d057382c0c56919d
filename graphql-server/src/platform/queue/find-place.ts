import { stat } from "node:fs/promises";
import type { Database } from "../database/open-database.ts";
import type { Environment } from "../environment.ts";

/** Where a process works: what differs between a deployment and a restored copy of its database. */
export interface Place {
  database: string;
  /** Public address of the site; null when the settings do not name it. */
  address: string | null;
}

interface Identity {
  cluster: string | null;
  oid: string;
}

/** The cluster's own number and the database's number in it. A dump that is loaded elsewhere, or beside the original, has others. */
async function identifyOnServer({ fork }: Database): Promise<string> {
  const readOid = "select oid::text as oid from pg_database where datname = current_database()";
  const [database] = await fork().execute<Pick<Identity, "oid">[]>(readOid);
  // A hosted database may keep its cluster's number to itself.
  const [cluster] = await fork()
    .execute<{ cluster: string }[]>("select system_identifier::text as cluster from pg_control_system()")
    .catch(() => []);
  return `postgresql ${cluster?.cluster ?? "hosted"} ${database?.oid ?? ""}`;
}

/** The folder's number on its disk: a copied folder has another one. */
async function identifyFolder(dataDir: string): Promise<string> {
  const folder = await stat(`${dataDir}/pglite`).catch(() => null);
  return `folder ${folder?.ino ?? "in memory"}`;
}

/** Tells where this process works. */
export async function findPlace(database: Database, { dataDir, address }: Pick<Environment, "dataDir" | "address">): Promise<Place> {
  return {
    database: database.kind === "postgresql" ? await identifyOnServer(database) : await identifyFolder(dataDir),
    address: address ?? null,
  };
}

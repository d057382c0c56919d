import { randomBytes } from "node:crypto";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { runPostgres } from "../../platform/backup/run-postgres.ts";
import { commonOptions } from "../../platform/database/open-database.ts";
import { silenceOptions } from "../../platform/database/postgres-pool.ts";
import type { Environment } from "../../platform/environment.ts";
import { encryptedTables } from "../../platform/keys/encrypted-columns.ts";
import { decrypt } from "../../platform/keys/key-ring.ts";
import { hashOf } from "../../platform/storage/measured.ts";
import { createApp } from "../create-app.ts";
import { entities } from "../entities.ts";
import { bringUpToDate, closeServices, openServices } from "../open-services.ts";
import type { Services } from "../services.ts";
import { type BackupManifest, countRows, dumpName, filesName, hashOfFile, readManifest } from "./backup-manifest.ts";

/** What a restored copy was found to hold. */
export interface RestoreReport {
  tables: number;
  rows: number;
  files: number;
  /** Encrypted values that the keys of the environment read. */
  values: number;
}

/** Makes an empty database beside the one of the address, and removes it in the end. */
async function withNewDatabase<T>(databaseUrl: string, use: (url: string) => Promise<T>): Promise<T> {
  const name = `kotoba_restore_${randomBytes(4).toString("hex")}`;
  const driverOptions = { keepAlive: true, options: silenceOptions };
  const orm = await MikroORM.init({ ...commonOptions(entities), clientUrl: databaseUrl, pool: { min: 0, max: 1 }, driverOptions });
  const connection = orm.em.getConnection();
  try {
    await connection.execute(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return await use(url.href).finally(() => connection.execute(`drop database ${name} with (force)`));
  } finally {
    await orm.close();
  }
}

/** Reads every encrypted value in pages. @returns how many there are. @throws Error when one cannot be read */
async function readEncrypted(em: EntityManager): Promise<number> {
  let count = 0;
  for (const { table, primaryKey, columns } of encryptedTables(em)) {
    let after = "00000000-0000-0000-0000-000000000000";
    for (;;) {
      const names = columns.map((column) => `"${column}"`).join(", ");
      const query = `select "${primaryKey}" as "key", ${names} from "${table}" where "${primaryKey}" > ? order by "${primaryKey}" limit 1000`;
      const rows = await em.execute<Record<string, string | null>[]>(query, [after]);
      const last = rows.at(-1)?.["key"];
      if (!last) break;
      for (const row of rows) {
        const values = columns.flatMap((column) => (row[column] ? [row[column]] : []));
        for (const value of values) decrypt(value);
        count += values.length;
      }
      after = last;
    }
  }
  return count;
}

function requireSame(manifest: BackupManifest, found: Record<string, number>): void {
  for (const [table, rows] of Object.entries(manifest.tables)) {
    if (found[table] !== rows) throw new Error(`${table}: ${rows} rows were backed up, ${found[table] ?? "no table"} came back.`);
  }
}

async function requireFiles({ storage }: Services, { files }: BackupManifest): Promise<void> {
  for (const { key, sha256 } of files) {
    const found = await storage.get(key);
    if (!found || (await hashOf(found.stream)) !== sha256) throw new Error(`The file ${key} is missing or altered in the copy.`);
  }
}

/** Starts a server on the copy and asks it for what shows that it works. No background work is started, so it sends nothing. */
async function requireAnswers(services: Services): Promise<void> {
  const app = await createApp(services, services.environment.webDir);
  await new Promise<void>((done) => app.http.listen(0, "127.0.0.1", done));
  try {
    const address = app.http.address();
    const port = typeof address === "object" && address ? address.port : 0;
    for (const path of ["/readyz", "/sitemap.xml"]) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      if (response.status !== 200) throw new Error(`The server on the copy answers ${path} with ${response.status}.`);
    }
  } finally {
    await app.drain();
    app.http.closeAllConnections();
    await new Promise((done) => app.http.close(done));
  }
}

/** The settings of a server on the copy: its own database and files, nothing of the outside. */
function settingsOfCopy({ stripe: _stripe, smtpUrl: _smtpUrl, ...rest }: Environment, databaseUrl: string, dataDir: string): Environment {
  return {
    ...rest,
    databaseUrl,
    dataDir,
    mailDir: join(dataDir, "mail"),
    files: { store: "disk" },
    port: 0,
    demo: false,
    logLevel: "error",
    jobs: false,
  };
}

/**
 * Restores a backup into a database and a folder of its own, compares both with what was backed up, and starts a server on them with the keys
 * of the environment. Removes them in the end. @throws Error that says what is wrong with the backup or the keys
 */
export async function verifyRestore(
  environment: Environment,
  { databaseUrl, folder }: { databaseUrl: string; folder: string },
): Promise<RestoreReport> {
  const manifest = await readManifest(folder);
  const dump = join(resolve(folder), dumpName);
  if ((await hashOfFile(dump)) !== manifest.dump) throw new Error(`${dumpName} was altered since it was written.`);
  const dataDir = await mkdtemp(join(tmpdir(), "kotoba-restore-"));
  try {
    await symlink(join(resolve(folder), filesName), join(dataDir, "files"));
    return await withNewDatabase(databaseUrl, async (url) => {
      await runPostgres("pg_restore", url, ["--no-owner", "--exit-on-error", `--dbname=${new URL(url).pathname.slice(1)}`, dump]);
      const services = await openServices(settingsOfCopy(environment, url, dataDir));
      try {
        const tables = await services.database.fork().transactional(countRows);
        requireSame(manifest, tables);
        await bringUpToDate(services);
        const values = await readEncrypted(services.database.fork());
        await requireFiles(services, manifest);
        await requireAnswers(services);
        const counts = Object.values(tables);
        return { tables: counts.length, rows: counts.reduce((sum, rows) => sum + rows, 0), files: manifest.files.length, values };
      } finally {
        await closeServices(services);
      }
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

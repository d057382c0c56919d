import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runPostgres } from "../../platform/backup/run-postgres.ts";
import { createDiskStore } from "../../platform/storage/disk-store.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { Services } from "../services.ts";
import { type BackupManifest, countRows, dumpName, filesName, hashOfFile, manifestName } from "./backup-manifest.ts";

interface Row {
  storage_key: string;
  sha256: string;
  byte_size: number;
}

interface Snapshot {
  tables: Record<string, number>;
  files: Row[];
}

/** Dumps one moment of the database; rows and files are those of the same moment. */
function dumpMoment(em: EntityManager, databaseUrl: string, dump: string): Promise<Snapshot> {
  return em.transactional(
    async (tx) => {
      // The connection waits for pg_dump, which may take long.
      await tx.execute("set local idle_in_transaction_session_timeout = 0");
      const [exported] = await tx.execute<{ id: string }[]>("select pg_export_snapshot() as id");
      await runPostgres("pg_dump", databaseUrl, ["--format=custom", "--no-owner", `--snapshot=${exported?.id}`, `--file=${dump}`]);
      const files = await tx.execute<Row[]>("select storage_key, sha256, byte_size from attachment order by storage_key");
      return { tables: await countRows(tx), files };
    },
    { isolationLevel: "repeatable read" },
  );
}

/** Copies a file and compares its hash. @returns false when it is not there any more. @throws Error when it was altered */
async function keep({ storage, copies }: { storage: Storage; copies: FileStore }, row: Row): Promise<boolean> {
  const found = await storage.get(row.storage_key, row);
  if (!found) return false;
  await copies.write(row.storage_key, found.stream).catch((error: unknown) => {
    throw new Error(`The file ${row.storage_key} cannot be read as it was stored: the backup would not be whole.`, { cause: error });
  });
  return true;
}

async function isDeleted(em: EntityManager, key: string): Promise<boolean> {
  return (await em.execute("select 1 from attachment where storage_key = ?", [key])).length === 0;
}

async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  const draft = join(folder, `${manifestName}.part`);
  const handle = await open(draft, "w", 0o600);
  await handle.writeFile(JSON.stringify(manifest, null, 1));
  await handle.sync();
  await handle.close();
  await rename(draft, join(folder, manifestName));
}

/**
 * Writes a backup into a new folder while the site runs: first one moment of the database, then the files of that moment, as files never
 * change. Keys and settings are not in it. @throws Error when a file is missing that the database still knows
 */
export async function backUp(
  { database, storage, clock }: Pick<Services, "database" | "storage" | "clock">,
  { databaseUrl, folder }: { databaseUrl: string; folder: string },
): Promise<BackupManifest> {
  const startedAt = clock().toISOString();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const dump = join(folder, dumpName);
  const { tables, files } = await dumpMoment(database.fork(), databaseUrl, dump);
  const copies = createDiskStore(join(folder, filesName));
  const manifest: BackupManifest = { startedAt, dump: await hashOfFile(dump), tables, files: [], gone: [] };
  for (const row of files) {
    const { storage_key: key, sha256, byte_size: byteSize } = row;
    if (await keep({ storage, copies }, row)) manifest.files.push({ key, sha256, byteSize });
    else if (await isDeleted(database.fork(), key)) manifest.gone.push(key);
    else throw new Error(`The file ${key} is missing: the backup would not be whole.`);
  }
  await writeManifest(folder, manifest);
  return manifest;
}

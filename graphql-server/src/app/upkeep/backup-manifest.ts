import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";

/** Names in the folder of a backup. */
export const dumpName = "database.dump";
export const manifestName = "manifest.json";
export const filesName = "files";

const manifestShape = z.object({
  startedAt: z.iso.datetime(),
  /** SHA-256 of the dump. */
  dump: z.string(),
  /** Rows of every table in the snapshot that was dumped. */
  tables: z.record(z.string(), z.int()),
  files: z.array(z.object({ key: z.string(), sha256: z.string(), byteSize: z.int() })),
  /** Files that were deleted between the dump and the copy. */
  gone: z.array(z.string()),
});

/** The contents of a backup. Written last: a folder without it is a backup that was cut off. */
export type BackupManifest = z.output<typeof manifestShape>;

/** Reads the manifest of a backup. @throws Error when the folder holds no whole backup */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} holds no whole backup: ${manifestName} is written last, and it is not there.`);
  return manifestShape.parse(JSON.parse(text));
}

/** SHA-256 of a file on this machine, in hexadecimal. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

/** Rows of every table, within a transaction: counting a large one takes longer than a request may. */
export async function countRows(em: EntityManager): Promise<Record<string, number>> {
  await em.execute("set local statement_timeout = 0");
  const tables = await em.execute<{ name: string }[]>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await em.execute<{ n: number }[]>(`select count(*)::int as n from ${name}`);
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bringUpToDate, closeServices, openServices } from "../../src/app/open-services.ts";
import type { Services } from "../../src/app/services.ts";
import { loadDemoData } from "../../src/demo/load-demo-data.ts";
import { loadMoreWorks } from "../../src/demo/works/load-more-works.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { timed } from "../../src/platform/log/progress.ts";
import { startPostgres } from "../../src/testing/database/postgres.ts";

/** A PostgreSQL database with many works. */
export interface BenchDatabase {
  url: string;
  works: number;
  dataDir: string;
  /** What its rows are encrypted with; a database that was loaded before needs the keys of then in the environment. */
  keys: { PII_KEYS: string; HMAC_KEY: string };
  services: Services;
  close(): Promise<void>;
}

async function fill(services: Services, works: number): Promise<number> {
  await bringUpToDate(services);
  const { database, clock } = services;
  const progress = (text: string) => console.log(text);
  await timed(`Loading ${works} works`, async () => {
    await loadDemoData({ em: database.fork(), now: clock(), progress });
    await loadMoreWorks({ database, now: clock(), works, progress });
  });
  const connection = database.orm.em.getConnection();
  const [row] = await connection.execute<{ count: number }[]>("select count(*)::int as count from work");
  return row?.count ?? 0;
}

/**
 * Opens the database of the address, or of a PostgreSQL of its own that goes when it is closed; loads the works that are missing. `counts`: its own tells
 * what statements cost.
 */
export async function openBenchDatabase(options: { url: string | undefined; works: number; counts?: boolean }): Promise<BenchDatabase> {
  const postgres = options.url ? undefined : await startPostgres({ counts: options.counts ?? false });
  const dataDir = await mkdtemp(join(tmpdir(), "kotoba-bench-"));
  const url = options.url ?? (await postgres?.createDatabase()) ?? "";
  const newKey = () => randomBytes(32).toString("base64");
  const keys = { PII_KEYS: process.env["PII_KEYS"] ?? `bench:${newKey()}`, HMAC_KEY: process.env["HMAC_KEY"] ?? newKey() };
  const services = await openServices(readEnvironment({ NODE_ENV: "development", DATABASE_URL: url, DATA_DIR: dataDir, ...keys }));
  const close = async () => {
    await closeServices(services);
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { url, dataDir, keys, works: await fill(services, options.works), services, close };
  } catch (error) {
    await close();
    throw error;
  }
}

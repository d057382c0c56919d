import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "../src/app/upkeep/back-up.ts";
import { verifyRestore } from "../src/app/upkeep/verify-restore.ts";
import { readEnvironment } from "../src/platform/environment.ts";
import { openBenchDatabase } from "./lib/bench-database.ts";
import { judge, printTable, runBench } from "./lib/report.ts";

const usage = `Backs up a database of many works and restores it beside itself, with every check of restore:verify.

  npm run bench:restore [-- --works 100000] [--database-url URL]

A database that is loaded already is read with the PII_KEYS and HMAC_KEY of the environment.`;

const goalSecondsOfGigabyte = 300;

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { seconds: (performance.now() - started) / 1_000, result };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { works: { type: "string", default: "100000" }, "database-url": { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const database = await openBenchDatabase({ url: values["database-url"], works: Number(values.works) });
  const folder = mkdtempSync(join(tmpdir(), "kotoba-bench-restore-"));
  try {
    const [size] = await database.services.database
      .fork()
      .execute<{ bytes: string }[]>("select pg_database_size(current_database()) as bytes");
    const gigabytes = Number(size?.bytes) / 2 ** 30;
    const environment = readEnvironment({
      NODE_ENV: "development",
      DATABASE_URL: database.url,
      DATA_DIR: database.dataDir,
      ...database.keys,
    });
    const written = await timed(() => backUp(database.services, { databaseUrl: database.url, folder }));
    const restored = await timed(() => verifyRestore(environment, { databaseUrl: database.url, folder }));
    const { tables, rows, files, values: sealed } = restored.result;
    printTable(
      ["GB", "rows", "tables", "files", "encrypted values", "backup s", "restore and check s", "s a GB"],
      [
        [
          ...[gigabytes.toFixed(2), String(rows), String(tables), String(files), String(sealed)],
          ...[written.seconds.toFixed(1), restored.seconds.toFixed(1), (restored.seconds / gigabytes).toFixed(1)],
        ],
      ],
    );
    const each = restored.seconds / gigabytes;
    judge(each > goalSecondsOfGigabyte ? [`${each.toFixed(0)} s a GB, goal ${goalSecondsOfGigabyte}`] : []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  }
}

runBench(main);

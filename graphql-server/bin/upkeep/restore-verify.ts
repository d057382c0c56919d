import { parseArgs } from "node:util";
import { verifyRestore } from "../../src/app/upkeep/verify-restore.ts";
import { readEnvironment } from "../../src/platform/environment.ts";

const usage = `Restores a backup into a database beside that of DATABASE_URL, compares every table and file, reads every encrypted value with the
keys of the environment, starts a server on the copy, which sends nothing, and removes it all again.

  npm run restore:verify -- --from DIR/kotoba-2026-11-22T03-00-00Z`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: "string" } } });
  const environment = readEnvironment();
  const { databaseUrl } = environment;
  if (!values.from) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  if (!databaseUrl) throw new Error("Set DATABASE_URL to a PostgreSQL whose account may create databases.");
  const started = performance.now();
  const { tables, rows, files, values: encrypted } = await verifyRestore(environment, { databaseUrl, folder: values.from });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    `Whole: ${rows} rows of ${tables} tables, ${files} files, ${encrypted} encrypted values read; a server answers on it. ${seconds} s`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `The backup does not hold: ${error.message}` : error);
  process.exitCode = 1;
});

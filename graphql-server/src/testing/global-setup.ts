import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const cache = join(root, "node_modules/.cache/kotoba-template");

/** Hashes all the migrated database depends on: its migrations, how it is written, the versions of the database and the migrator. */
function hashOfMigrations(): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const files = globSync("graphql-server/migrations/**/*.ts", { cwd: root, exclude: (name) => name.endsWith(".test.ts") });
  for (const file of [...files.sort(), "graphql-server/src/testing/database/memory-database.ts"])
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Runs once before all server tests: names the migrated database every test file starts from, and makes it when the migrations have
 * changed. The server's sources are loaded only then, so that a test without a database waits for nothing.
 */
export async function setup(): Promise<void> {
  const name = `${hashOfMigrations()}.tar`;
  const file = join(cache, name);
  process.env["KOTOBA_TEST_TEMPLATE"] = file;
  if (existsSync(file)) return;
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.${process.pid}`;
  const { writeTemplate } = await import("./database/memory-database.ts");
  await writeTemplate(draft);
  renameSync(draft, file);
  for (const old of readdirSync(cache)) if (/^[0-9a-f]+\.tar$/.test(old) && old !== name) rmSync(join(cache, old), { force: true });
}

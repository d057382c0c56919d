import { entities } from "../src/app/entities.ts";
import { migrateDatabase } from "../src/platform/database/migrate-database.ts";
import { readEnvironment } from "../src/platform/environment.ts";
import { readSecrets } from "../src/platform/secrets.ts";

/** Brings the tables up to date before the servers of a new version start. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  console.log(await migrateDatabase(environment, readSecrets(environment).keyRing, entities));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

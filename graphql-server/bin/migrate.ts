import { parseArgs } from "node:util";
import { entities } from "../src/app/entities.ts";
import { migrateDatabase, takeBackDatabase } from "../src/platform/database/migrate-database.ts";
import { readEnvironment } from "../src/platform/environment.ts";
import { readSecrets } from "../src/platform/secrets.ts";

const usage = `Brings the tables up to date before the servers of a new version start.

  npm run migrate [-- --down]

--down  takes back the last step instead, where it has a way back and no row would be lost`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { down: { type: "boolean" }, help: { type: "boolean" } } });
  if (values.help) return console.log(usage);
  const environment = readEnvironment();
  const change = values.down ? takeBackDatabase : migrateDatabase;
  console.log(await change(environment, readSecrets(environment).keyRing, entities));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

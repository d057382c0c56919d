import { join } from "node:path";
import { parseArgs } from "node:util";
import { closeServices, openServices } from "../../src/app/open-services.ts";
import { backUp } from "../../src/app/upkeep/back-up.ts";
import { readEnvironment } from "../../src/platform/environment.ts";

const usage = `Writes a backup of the database and its files into a new folder, while the site runs. The secrets (PII_KEYS, HMAC_KEY) are not in it.

  npm run backup -- --to DIR`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const environment = readEnvironment();
  const { databaseUrl } = environment;
  if (!values.to) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  if (!databaseUrl) throw new Error("The embedded database is backed up by copying its DATA_DIR while the server is stopped.");
  const services = await openServices(environment);
  try {
    const folder = join(values.to, `kotoba-${services.clock().toISOString().replace(/\.\d+/, "").replaceAll(":", "-")}`);
    const { tables, files, gone } = await backUp(services, { databaseUrl, folder });
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    console.log(`${folder}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.length} files.`);
    if (gone.length > 0) console.log(`${gone.length} files were deleted by people meanwhile and are not in it.`);
    console.log(`Try it: npm run restore:verify -- --from ${folder}`);
  } finally {
    await closeServices(services);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

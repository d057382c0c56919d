import { parseArgs } from "node:util";
import { bringUpToDate, closeServices, openServices } from "../../src/app/open-services.ts";
import { moveFiles } from "../../src/app/upkeep/move-files.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { openStores } from "../../src/platform/storage/open-stores.ts";
import { stopSignal } from "./stop-signal.ts";

const usage = `Moves every uploaded file into the bucket, or back to this machine's disk; each is compared by its hash before it is removed.

  npm run files:move -- --to s3|disk

First set FILE_STORE to that store on every server and start them again: they take new files there and read old ones from both. The command
may be stopped and started again while the site runs.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  const environment = readEnvironment();
  if (values.to !== "s3" && values.to !== "disk") {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  if (environment.files.store !== values.to)
    throw new Error(`FILE_STORE is not ${values.to}: new files would still go to the other store.`);
  const [to, from] = await openStores(environment.files, environment.dataDir);
  if (!from) throw new Error("There is no bucket to move from: set S3_BUCKET and its keys.");
  const services = await openServices(environment);
  try {
    await bringUpToDate(services);
    const isStopped = stopSignal();
    const { fork } = services.database;
    const report = await moveFiles({ fork, from, to, isStopped, progress: ({ moved }) => console.log(`${moved} moved …`) });
    const { moved, there, missing, altered } = report;
    console.log(`${moved} moved to ${to.name}, ${there} there already, ${missing.length} in neither store, ${altered.length} altered.`);
    for (const key of missing) console.log(`missing: ${key}`);
    for (const key of altered) console.log(`altered, left in ${from.name}: ${key}`);
    if (isStopped()) console.log("Stopped before the end: start the command again to go on.");
    if (isStopped() || missing.length + altered.length > 0) process.exitCode = 1;
  } finally {
    await closeServices(services);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

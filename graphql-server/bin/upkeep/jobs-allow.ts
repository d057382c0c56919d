import { bringUpToDate, closeServices, openServices } from "../../src/app/open-services.ts";
import { allowHere } from "../../src/modules/base/jobs/deployment.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { findPlace } from "../../src/platform/queue/find-place.ts";

/** Lets the background work of a restored or moved database begin here: from now on its waiting mails go out. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const services = await openServices(environment);
  try {
    await bringUpToDate(services);
    await allowHere(services.database.fork(), await findPlace(services.database, environment));
    console.log("Background work is allowed here. A server that runs begins within half a minute.");
  } finally {
    await closeServices(services);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import { bringUpToDate, closeServices, openServices } from "../../src/app/open-services.ts";
import { staleTokens } from "../../src/app/upkeep/stale-tokens.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { countValuesOf } from "../../src/platform/keys/encrypted-columns.ts";
import { rotateKeys } from "../../src/platform/keys/rotate-keys.ts";
import { stopSignal } from "./stop-signal.ts";

/** Encrypts everything with the first key of PII_KEYS, while the site runs; it may be stopped and started again. */
async function main(): Promise<void> {
  const services = await openServices(readEnvironment());
  try {
    await bringUpToDate(services);
    const { current, keys } = services.secrets.keyRing;
    const isStopped = stopSignal();
    const { fork } = services.database;
    const rotated = await rotateKeys({
      fork,
      keyId: current,
      reindex: staleTokens,
      isStopped,
      progress: (count) => console.log(`${count} rows …`),
    });
    console.log(`${rotated} rows were encrypted anew with the key "${current}".`);
    for (const id of keys.keys()) {
      if (id === current) continue;
      const left = await countValuesOf(fork(), id);
      console.log(left === 0 ? `The key "${id}" may be taken out of PII_KEYS.` : `${left} values still stand under the key "${id}".`);
      if (left > 0) process.exitCode = 1;
    }
    if (isStopped()) console.log("Stopped before the end: start the command again to go on.");
  } finally {
    await closeServices(services);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

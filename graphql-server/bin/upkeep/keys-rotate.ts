import { bringUpToDate, closeServices, openServices } from "../../src/app/open-services.ts";
import type { Services } from "../../src/app/services.ts";
import { renewSignatures } from "../../src/app/upkeep/renew-signatures.ts";
import { signedColumns } from "../../src/app/upkeep/signed-columns.ts";
import { staleTokens } from "../../src/app/upkeep/stale-tokens.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { countSignaturesOf } from "../../src/platform/keys/check-keys.ts";
import { countValuesOf } from "../../src/platform/keys/encrypted-columns.ts";
import { rotateKeys } from "../../src/platform/keys/rotate-keys.ts";
import { stopSignal } from "./stop-signal.ts";

/** Makes signatures anew with the first key of HMAC_KEY and says which of the others may go. */
async function renewHmac({ database: { fork }, secrets }: Services, isStopped: () => boolean): Promise<void> {
  const [current, ...others] = secrets.signingKeyIds;
  const renewed = await renewSignatures({ fork, signer: secrets, isStopped });
  console.log(`${renewed} certificates and recovery codes were signed anew with the first key of HMAC_KEY (${current}).`);
  for (const [index, id] of others.entries()) {
    const left = await countSignaturesOf(fork(), signedColumns, id);
    const which = `Key ${index + 2} of HMAC_KEY (${id})`;
    if (left > 0) process.exitCode = 1;
    console.log(
      left === 0
        ? `${which} may be taken out. Answers to mails of before are refused from then on.`
        : `${left} recovery codes still stand under it: ${which} stays until their owners have made new ones.`,
    );
  }
}

/** Encrypts everything with the first key of PII_KEYS, and signs with the first of HMAC_KEY, while the site runs; it may be stopped and started again. */
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
    await renewHmac(services, isStopped);
    if (isStopped()) console.log("Stopped before the end: start the command again to go on.");
  } finally {
    await closeServices(services);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

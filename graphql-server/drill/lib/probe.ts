import { setTimeout as sleep } from "node:timers/promises";
import type { Act } from "./acts.ts";
import type { Ledger } from "./ledger.ts";

const everyMs = 100;
const inARow = 3;
/** Milliseconds after which a product that does not come back is given up. */
const longestMs = 90_000;

interface Probe {
  isDone: boolean | undefined;
  at: number;
}

/** Sends a write once, and to the next process when nobody listens at the first, as a proxy in front does. */
async function sendAs(ledger: Ledger, act: Act, urls: readonly string[]): Promise<boolean> {
  for (const url of urls) {
    const { answer, isDone } = await ledger.sendOnce(act, url);
    if (answer.status !== 0) return isDone;
  }
  return false;
}

/**
 * Writes without trying again, each tenth of a second, until three in a row are acknowledged.
 * @returns milliseconds from now to the end of the first of the three; Infinity when it never came
 */
export async function untilWell(ledger: Ledger, next: () => Act, urls: readonly string[]): Promise<number> {
  const since = performance.now();
  const probes: Probe[] = [];
  while (performance.now() - since < longestMs) {
    const probe: Probe = { isDone: undefined, at: 0 };
    probes.push(probe);
    void sendAs(ledger, next(), urls).then((isDone) => Object.assign(probe, { isDone, at: performance.now() }));
    await sleep(everyMs);
    const first = probes.findIndex((_, at) => at + inARow <= probes.length && probes.slice(at, at + inARow).every((one) => one.isDone));
    const found = probes[first];
    if (found) return found.at - since;
  }
  return Number.POSITIVE_INFINITY;
}

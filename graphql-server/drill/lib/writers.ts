import { setTimeout as sleep } from "node:timers/promises";
import type { NextAct } from "./acts.ts";
import type { Ledger } from "./ledger.ts";

/** Writers that write all the time. */
export interface Writers {
  /** Lets what is under way end. */
  stop(): Promise<void>;
}

interface WritersOptions {
  ledger: Ledger;
  next: NextAct;
  /** Processes of the product; each try goes to the next one. */
  urls: readonly string[];
  /** How many write at the same time, and the milliseconds each rests after a write. */
  count: number;
  restMs: number;
}

/** Starts writers; each sends its next write when the one before is done with. */
export function startWriters({ ledger, next, urls, count, restMs }: WritersOptions): Writers {
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      await ledger.send(next(), urls);
      await sleep(restMs);
    }
  };
  const all = Promise.all(Array.from({ length: count }, write));
  return {
    async stop() {
      isOver = true;
      await all;
    },
  };
}

import { AsyncLocalStorage } from "node:async_hooks";

/** Takes note of the milliseconds that a statement took. */
export type Charge = (milliseconds: number) => void;

const charges = new AsyncLocalStorage<Charge>();

/** Runs the work at somebody's cost: each of its statements is charged with the time it took. */
export function atCostOf<T>(charge: Charge, work: () => T): T {
  return charges.run(charge, work);
}

/** The charge of the work that is running; undefined for the product's own work. */
export function chargeOfStatements(): Charge | undefined {
  return charges.getStore();
}

/** Statements that PostgreSQL runs at full speed at the same time: more of them share what two cores can do. */
const atFullSpeed = 2;

/** Milliseconds that a statement would have been charged with which had run all the time. */
let clock = 0;
let running = 0;
let readAt = 0;

function readClock(): number {
  const now = performance.now();
  clock += (now - readAt) * Math.min(1, atFullSpeed / Math.max(running, 1));
  readAt = now;
  return clock;
}

/**
 * Starts a statement of PostgreSQL; call the returned function at its end. While many run, each is slowed down by the others, so time counts
 * by their number: nobody is charged for a crowd.
 */
export function beginStatement(): () => void {
  const [charge, from] = [chargeOfStatements(), readClock()];
  running += 1;
  return () => {
    const until = readClock();
    running -= 1;
    charge?.(until - from);
  };
}

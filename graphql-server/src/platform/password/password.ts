import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

/** Cost of today (argon2id is the library's default); a stored hash below it is renewed at the next successful sign-in. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash holds 19 MiB: more at once than this would let a burst of sign-ins take the machine's memory. */
const atOnce = 2 * availableParallelism();
const maxWaiting = 200;

let running = 0;
const waiting: (() => void)[] = [];

/** Too many sign-ins at once; try again in a moment. */
export class HashingBusyError extends Error {
  constructor() {
    super("Too many passwords are being checked at once");
    this.name = "HashingBusyError";
  }
}

async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting) throw new HashingBusyError();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same text typed on two keyboards is one password. */
function canonical(password: string): string {
  return password.normalize("NFKC");
}

/** argon2id in PHC form. @throws HashingBusyError */
export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(canonical(password), cost));
}

let decoy: Promise<string> | undefined;

/**
 * True when the password fits. Without a stored hash the same work is done on a decoy, so that the time does not tell whether the
 * account exists. @throws HashingBusyError
 */
export async function verifyPassword(password: string, storedHash: string | null | undefined): Promise<boolean> {
  decoy ??= hash("no account has this password", cost);
  const against = storedHash ?? (await decoy);
  const fits = await withSlot(() => verify(against, canonical(password)));
  return fits && storedHash !== null && storedHash !== undefined;
}

/** True when a stored hash is weaker than today's cost. */
export function needsRehash(storedHash: string): boolean {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(storedHash);
  return !found || Number(found[1]) < cost.memoryCost || Number(found[2]) < cost.timeCost;
}

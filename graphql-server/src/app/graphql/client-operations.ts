import type { EntityManager } from "@mikro-orm/postgresql";
import { allOperations, changesOfOperations, type KeptOperation } from "../../modules/account/client-operation/client-operation.queries.ts";
import { countUses } from "../../modules/account/client-operation/count-uses.ts";
import type { Log } from "../../platform/log/log.ts";

/** The operations that clients registered, as this process knows them. */
export interface ClientOperations {
  /** The operation of a hash or of a meaning, retired ones too. */
  find(key: string): KeptOperation | undefined;
  noteUse(id: string): void;
  /** Reads what changed since it last looked, and writes the uses noted since; never throws. */
  refresh(): Promise<void>;
  /** Ends the timer and writes the uses that wait. */
  close(): Promise<void>;
}

/** Milliseconds between two looks: a registration is answered after that at the latest, everywhere. */
const everyMs = 8_000;
/** All by their hash and by their meaning. Clients may share one: it is answered while one of them has it. */
function byKey(operations: readonly KeptOperation[]): ReadonlyMap<string, KeptOperation> {
  const found = new Map<string, KeptOperation>();
  for (const operation of operations) {
    for (const key of [operation.sha256, operation.meaning]) {
      if (!found.has(key) || !operation.retiredAt) found.set(key, operation);
    }
  }
  return found;
}

/** Keeps them in memory, so that an operation that nobody registered costs no statement. Nothing is read before `refresh`, and nothing again where `isNeeded` is false. */
export function createClientOperations(options: { fork(): EntityManager; now(): Date; log: Log; isNeeded: boolean }): ClientOperations {
  const { fork, isNeeded, log, now } = options;
  let known: ReadonlyMap<string, KeptOperation> = new Map();
  let uses = new Map<string, number>();
  let changesSeen = 0;

  async function writeUses(): Promise<void> {
    if (uses.size === 0) return;
    const waiting = uses;
    uses = new Map();
    await countUses(fork(), { uses: waiting, now: now() });
  }

  async function readChanges(): Promise<void> {
    const changes = await changesOfOperations(fork());
    if (changes === changesSeen) return;
    known = byKey(await allOperations(fork()));
    changesSeen = changes;
  }

  async function refresh(): Promise<void> {
    try {
      await writeUses();
      await readChanges();
    } catch (error) {
      log.warn("registered operations were not read", { error });
    }
  }

  const timer = isNeeded ? setInterval(() => void refresh(), everyMs).unref() : undefined;
  return {
    find: (key) => known.get(key),
    noteUse: (id) => void uses.set(id, (uses.get(id) ?? 0) + 1),
    refresh,
    async close() {
      clearInterval(timer);
      await writeUses().catch((error: unknown) => log.warn("uses of operations were not counted", { error }));
    },
  };
}

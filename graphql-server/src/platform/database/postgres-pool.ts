import { Client, type Pool, type PoolClient } from "pg";
import { cutConnection, DatabaseSilentError, guardClient, waitingSince } from "./guard-client.ts";

/** Sizes and limits of the connections to PostgreSQL. */
export interface PoolSettings {
  /** Connections of this process, besides the one that listens. */
  size: number;
  /** Milliseconds a statement may run; PostgreSQL ends it then. */
  statementMs: number;
  /** Milliseconds to wait for a connection, be it a new one or one that others use. */
  connectMs: number;
  /** Seconds a connection is used before a new one takes its place. */
  lifetimeSeconds: number;
}

export const defaultPool: PoolSettings = { size: 10, statementMs: 5_000, connectMs: 2_000, lifetimeSeconds: 1_800 };

/** Milliseconds that PostgreSQL's word on a statement over the limit may take to come here. */
const wordMs = 1_000;

/**
 * PostgreSQL's own settings of every connection of ours, by which it gives the place of one whose client has fallen silent to others: after a
 * minute without an answer to its keepalive or to what it sent, instead of two hours. Over a Unix socket they mean nothing.
 */
export const silenceOptions = "-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000";

/**
 * Milliseconds after which PostgreSQL ends a connection that asks nothing: where something between answers keepalives for us, nothing else
 * would. Ours are closed after ten seconds without use, or show every few that they live.
 */
const idleMs = 25_000;

/**
 * How PostgreSQL chooses its plans here. Pages are read from memory or a disk without a head, where the next page costs as much as any; taken
 * for four times as dear, the index of the words was left alone, and every row's words were unpacked instead (a second for each common word).
 * Compiling a statement costs more than any that fits the limit of time gains by it. The pages with a word that stands in most of a million works
 * are 16 MB to remember; with less they are remembered roughly, and the tokens of each row on them are unpacked to look again.
 */
const planOptions = "-c random_page_cost=1.1 -c jit=off -c work_mem=32MB";

/** The driver's options of every connection that serves requests and jobs. */
export function connectionOptions({ statementMs, connectMs }: PoolSettings) {
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementMs,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: connectMs,
    // A backend whose client is gone ends its statement instead of working on for nobody.
    options: `-c client_connection_check_interval=1000 ${planOptions} -c idle_session_timeout=${idleMs} ${silenceOptions}`,
  };
}

/** The connections of a process at the moment. */
export interface PoolCounts {
  busy: number;
  idle: number;
  waiting: number;
  most: number;
}

/** The means to renew a pool whose connections are no longer trusted. */
export interface PoolGuard {
  /** Watches a pool that was just made. */
  take(pool: Pool): void;
  /** Closes what is idle now, and what is in use when it comes back. */
  renew(): void;
  /** How many connections there are, and how many wait for one. */
  counts(): PoolCounts;
  /** Ends the statements that began before the moment and still wait. `before`: performance.now() */
  cutWaiting(before: number): void;
}

/** A connection that is given back inside a transaction would hand its locks to whoever comes next. */
function isClean(client: PoolClient): boolean {
  return client instanceof Client && client.getTransactionStatus() === "I";
}

/** Ends a connection so that the pool takes it for ended at once and hands it to nobody. */
function discard(client: PoolClient): void {
  if (client instanceof Client) void client.end();
  cutConnection(client);
}

/**
 * Keeps a pool well over faults: a statement that nobody answers ends with its connection, a connection that ends leaves the pool even when
 * its holder never gives it back (a transaction whose begin failed), and nothing returns to the pool that is not fit for the next.
 */
export function createPoolGuard(settings: PoolSettings): PoolGuard {
  const held = new Set<PoolClient>();
  const idle = new Set<PoolClient>();
  const distrusted = new WeakSet<PoolClient>();
  let taken: Pool | undefined;

  /** For a holder that gives it back later there is nothing left to do. */
  function letGo(client: PoolClient): void {
    idle.delete(client);
    if (!held.has(client)) return;
    client.release(true);
    client.release = () => undefined;
  }

  return {
    take(pool) {
      taken = pool;
      pool.on("connect", (client) => {
        guardClient(client, settings.statementMs + wordMs);
        client.once("end", () => letGo(client));
      });
      pool.on("acquire", (client) => {
        idle.delete(client);
        held.add(client);
      });
      pool.on("release", (_error, client) => {
        held.delete(client);
        if (distrusted.has(client) || !isClean(client)) discard(client);
        else idle.add(client);
      });
      pool.on("remove", (client) => void idle.delete(client));
    },
    counts: () => ({ busy: held.size, idle: idle.size, waiting: taken?.waitingCount ?? 0, most: settings.size }),
    renew() {
      for (const client of held) distrusted.add(client);
      for (const client of [...idle]) cutConnection(client);
    },
    cutWaiting(before) {
      for (const client of held) if ((waitingSince(client) ?? before) < before) cutConnection(client, new DatabaseSilentError());
    },
  };
}

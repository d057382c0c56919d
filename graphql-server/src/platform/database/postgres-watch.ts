import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { cutConnection, guardClient } from "./guard-client.ts";

/** The functions that are told how a watched database does. */
export interface WatchListeners {
  /** A notification on the channel. */
  onNotice(payload: string | undefined): void;
  /** The connection was lost; what is notified from now on goes unheard. Told once a loss. */
  onLost(error: unknown): void;
  /** The connection is back and listens. `lostAt`: performance.now() when the loss was noticed. */
  onReturn(lostAt: number): void;
}

/** A connection of its own that listens, and answers small questions however busy the pool is. */
export interface PostgresWatch {
  /** @throws when the connection is down or the database does not answer in time */
  ask<T extends object>(text: string, values?: readonly string[]): Promise<T[]>;
  close(): void;
}

/** Milliseconds between two signs of life, and how long one may take: together the time in which a silent loss is noticed. */
const rhythm = { every: 2_000, patience: 2_000 } as const;
/** Milliseconds to the next try after the first failure; twice as long after each further one, up to the longest. */
const retry = { first: 100, longest: 2_000 } as const;

/** One connection from its beginning to its loss. `begun` is called when it listens. @throws what ended it */
async function live(client: Client, channel: string, begun: () => void): Promise<never> {
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  client.on("error", lost.reject);
  client.once("end", () => lost.reject(new Error("Connection terminated")));
  await client.connect();
  guardClient(client, rhythm.patience);
  await client.query(`listen ${channel}`);
  begun();
  for (;;) {
    await Promise.race([sleep(rhythm.every), lost.promise]);
    // A sign of life is no statement: PostgreSQL answers an empty text without parsing, planning or counting anything.
    await client.query("");
  }
}

/**
 * Listens on a connection of its own and keeps doing so: a loss is noticed even when the network only falls silent, and a new connection is
 * tried for ever. Resolves when it listens, or when the first try failed: whether the database is there at the start is for others to say.
 */
export async function watchPostgres(config: ClientConfig, channel: string, told: WatchListeners): Promise<PostgresWatch> {
  const end = new AbortController();
  const first = Promise.withResolvers<void>();
  let current: Client | undefined;
  let lostAt: number | undefined;

  async function liveOnce(onBegun: () => void): Promise<void> {
    const client = new Client({ ...config, keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
    const stop = () => cutConnection(client);
    end.signal.addEventListener("abort", stop, { once: true });
    client.on("notification", ({ payload }) => told.onNotice(payload));
    const begun = () => {
      current = client;
      onBegun();
      first.resolve();
      if (lostAt !== undefined) told.onReturn(lostAt);
      lostAt = undefined;
    };
    try {
      await live(client, channel, begun);
    } finally {
      current = undefined;
      end.signal.removeEventListener("abort", stop);
      cutConnection(client);
    }
  }

  async function liveForEver(): Promise<void> {
    for (let failures = 0; !end.signal.aborted; failures += 1) {
      try {
        await liveOnce(() => (failures = 0));
      } catch (error) {
        first.resolve();
        if (end.signal.aborted) return;
        if (lostAt === undefined) told.onLost(error);
        lostAt ??= performance.now();
      }
      await sleep(Math.min(retry.first * 2 ** failures, retry.longest), undefined, { signal: end.signal }).catch(() => undefined);
    }
  }

  void liveForEver();
  await first.promise;
  return {
    async ask<T extends object>(text: string, values: readonly string[] = []) {
      if (!current) throw new Error("Connection terminated");
      return (await current.query<T>(text, [...values])).rows;
    },
    close: () => end.abort(),
  };
}

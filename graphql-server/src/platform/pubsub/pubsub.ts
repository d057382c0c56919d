import { EventEmitter, on } from "node:events";
import { z } from "zod";
import type { DomainEvent } from "../../shared/topics.ts";
import type { Database } from "../database/open-database.ts";
import type { Log } from "../log/log.ts";

/** Events between requests: what type-graphql's subscriptions listen to. */
export interface PubSub {
  publish(topic: string, payload: unknown): void;
  subscribe(topic: string): AsyncIterable<unknown>;
  close(): Promise<void>;
}

const channel = "kotoba_events";
const id = z.string().nullable();
const envelope = z.object({
  topic: z.literal("inbox"),
  payload: z.object({ conversationId: id, userId: id, companyId: id, messageId: id }),
}) satisfies z.ZodType<DomainEvent>;

function listen(events: EventEmitter, topic: string): AsyncIterable<unknown> {
  const end = new AbortController();
  const source = on(events, topic, { signal: end.signal });
  async function* payloads(): AsyncGenerator<unknown> {
    try {
      for await (const [payload] of source) yield payload;
    } catch (error) {
      if (!end.signal.aborted) throw error;
    }
  }
  const generator = payloads();
  const finish = generator.return.bind(generator);
  generator.return = (value) => {
    end.abort();
    return finish(value);
  };
  return generator;
}

/** Events within this process. */
export function createLocalPubSub(): PubSub & { events: EventEmitter } {
  const events = new EventEmitter().setMaxListeners(0);
  return {
    events,
    publish: (topic, payload) => void events.emit(topic, payload),
    subscribe: (topic) => listen(events, topic),
    close: () => Promise.resolve(),
  };
}

interface Listener {
  close(): void;
}

/** One connection of the pool that waits for notifications, opened again when it breaks. */
async function listenToPostgres(database: Database, log: Log, onEvent: (event: DomainEvent | undefined) => void): Promise<Listener> {
  let closed = false;
  let release: () => void = () => undefined;
  async function connect(): Promise<void> {
    const pool = await database.orm.em.getConnection().getNativeClient();
    const client = await pool.connect();
    let held = true;
    release = () => {
      if (held) client.release(true);
      held = false;
    };
    client.on("notification", (note: { payload?: string }) => onEvent(readEvent(note.payload)));
    client.once("error", (error: unknown) => {
      log.warn("event listener lost its connection", { error });
      release();
      if (!closed) setTimeout(() => void connect().catch((again: unknown) => log.error("event listener is down", { error: again })), 1_000);
    });
    await client.query(`listen ${channel}`);
    if (closed) release();
  }
  await connect();
  return {
    close() {
      closed = true;
      release();
    },
  };
}

function readEvent(text: string | undefined): DomainEvent | undefined {
  return envelope.safeParse(JSON.parse(text ?? "null")).data;
}

/** Events for every process on the same database: LISTEN and NOTIFY on PostgreSQL, in memory on the embedded one. */
export async function createPubSub(database: Database, log: Log): Promise<PubSub> {
  const local = createLocalPubSub();
  if (database.kind === "pglite") return local;
  const listener = await listenToPostgres(database, log, (event) => {
    if (event) local.publish(event.topic, event.payload);
  });
  return {
    subscribe: local.subscribe,
    publish: (topic, payload) => {
      const text = JSON.stringify({ topic, payload });
      database.orm.em
        .getConnection()
        .execute("select pg_notify(?, ?)", [channel, text])
        .catch((error: unknown) => log.error("event not published", { error }));
    },
    close: () => {
      listener.close();
      return Promise.resolve();
    },
  };
}

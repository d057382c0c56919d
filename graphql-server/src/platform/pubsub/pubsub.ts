import { EventEmitter, on } from "node:events";
import { z } from "zod";
import type { DomainEvent } from "../../shared/topics.ts";
import type { Database } from "../database/open-database.ts";
import type { Log } from "../log/log.ts";

/** Events between requests: what type-graphql's subscriptions listen to. */
export interface PubSub {
  publish(topic: string, payload: unknown): void;
  subscribe(topic: string): AsyncIterable<unknown>;
  /** Word of sessions and of what their accounts may do, which the database gives itself when such a row changes. */
  sessions: SessionNews;
  /** Word of tables that visitors' answers are made of, which the database gives itself when one is written. */
  written: WrittenNews;
  /** Word of jobs that wait in a lane of the queue. */
  lanes: LaneNews;
  close(): Promise<void>;
}

/** What keeps sessions in memory asks here whether it would hear that they have changed. */
export interface SessionNews {
  /** False while changes by other processes go unheard. */
  isHeard(): boolean;
  /** Something may have changed. */
  onChange(listener: () => void): void;
}

/** What keeps rows of tables in memory asks here whether it would hear that they are written. */
export interface WrittenNews {
  /** True when a write to the table, by whichever process, would be heard. */
  isHeard(table: string): boolean;
  /** Is told of each write; null: any table may have been written. */
  onWrite(listener: (table: string | null) => void): void;
}

/** For what does not live on writes. */
export const unheard: WrittenNews = { isHeard: () => false, onWrite: () => undefined };

/** Tells workers of every process where to look; what goes unheard is found at their next look. */
export interface LaneNews {
  tell(lane: string): void;
  onWord(listener: (lane: string) => void): void;
}

const channel = "kotoba_events";
/** Before the name of a lane. */
const laneWord = "lane ";
/** Milliseconds for which words of a lane are gathered. */
const gatherMs = 20;
/** The word that the triggers of migration `session_word` give. */
const sessionsChanged = "sessions";
/** Before the name of a table, by the triggers of migration `written_word`. */
const writtenWord = "written ";
/** The tables that have such triggers. */
const toldTables: ReadonlySet<string> = new Set([
  ...[
    "company",
    "company_photo",
    "company_reply",
    "language_version",
    "legal_text",
    "licence_product",
    "minimum_wage",
    "movie",
    "movie_item",
    "news",
    "notice_rule",
  ],
  ...["operating_term", "operator_settings", "permission_rule", "reading_correction", "work", "work_tally"],
]);
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
    sessions: { isHeard: () => false, onChange: () => undefined },
    written: unheard,
    // There is no other process.
    lanes: { tell: () => undefined, onWord: () => undefined },
    close: () => Promise.resolve(),
  };
}

/** The event for everybody after a time in which events may have gone unheard. */
const missed: DomainEvent = { topic: "inbox", payload: { conversationId: null, userId: null, companyId: null, messageId: null } };

/** Events that may wait for the database; beyond it they become one that tells everybody to read anew. */
const mostWaiting = 1_000;

function readEvent(text: string | undefined): DomainEvent | undefined {
  try {
    return envelope.safeParse(JSON.parse(text ?? "null")).data;
  } catch {
    return undefined;
  }
}

/**
 * Events for every process on the same database: LISTEN and NOTIFY on PostgreSQL, in memory on the embedded one. Whoever listens is told to
 * read anew after every loss of the connection, and what could not be published then is published later.
 */
export async function createPubSub(database: Database, log: Log): Promise<PubSub> {
  const local = createLocalPubSub();
  if (!database.watch) return local;
  let waiting: string[] = [];
  let isHeard = true;
  const sessionListeners = new Set<() => void>();
  const tellSessions = () => {
    for (const listener of sessionListeners) listener();
  };
  const writeListeners = new Set<(table: string | null) => void>();
  const tellWritten = (table: string | null) => {
    for (const listener of writeListeners) listener(table);
  };

  function send(event: string): void {
    watch.ask("select pg_notify($1, $2)", [channel, event]).catch((error: unknown) => {
      log.warn("event waits for the database", { error });
      waiting = waiting.length < mostWaiting ? [...waiting, event] : [JSON.stringify(missed)];
    });
  }

  const laneListeners = new Set<(lane: string) => void>();
  const gathering = new Set<string>();

  /** On the connection that listens, by itself: nobody waits for it, and no act is held up. */
  function tellLane(lane: string): void {
    if (gathering.has(lane)) return;
    gathering.add(lane);
    setTimeout(() => {
      gathering.delete(lane);
      watch.ask("select pg_notify($1, $2)", [channel, `${laneWord}${lane}`]).catch(() => undefined);
    }, gatherMs).unref();
  }

  const watch = await database.watch(channel, {
    onNotice(text) {
      if (text === sessionsChanged) return tellSessions();
      if (text?.startsWith(writtenWord)) return tellWritten(text.slice(writtenWord.length));
      if (text?.startsWith(laneWord)) {
        for (const listener of laneListeners) listener(text.slice(laneWord.length));
        return;
      }
      const event = readEvent(text);
      if (event) local.publish(event.topic, event.payload);
    },
    onLost(error) {
      isHeard = false;
      tellSessions();
      tellWritten(null);
      log.warn("event listener lost its connection", { error });
    },
    onReturn() {
      isHeard = true;
      tellSessions();
      tellWritten(null);
      log.warn("event listener is back");
      local.publish(missed.topic, missed.payload);
      for (const event of waiting.splice(0)) send(event);
    },
  });
  return {
    subscribe: local.subscribe,
    sessions: { isHeard: () => isHeard, onChange: (listener) => void sessionListeners.add(listener) },
    written: { isHeard: (table) => isHeard && toldTables.has(table), onWrite: (listener) => void writeListeners.add(listener) },
    lanes: { tell: tellLane, onWord: (listener) => void laneListeners.add(listener) },
    publish: (topic, payload) => send(JSON.stringify({ topic, payload })),
    close: async () => watch.close(),
  };
}

import { Worker } from "node:worker_threads";
import type { RubyRequest } from "./annotate.ts";
import type { FuriganaAnswer, FuriganaQuestion, FuriganaReply, TextWord } from "./furigana-messages.ts";
import type { Ruby } from "./ruby.ts";

/** Readings over kanji, computed on a thread of their own. */
export interface Furigana {
  /** Readings of each text, in order. Texts asked for at once go to the thread in one batch. @throws Error when the thread broke. */
  annotate(request: RubyRequest): Promise<Ruby>;
  /** The words of a text, in order. @throws Error when the thread broke. */
  wordsOf(text: string): Promise<readonly TextWord[]>;
  /** Ends the thread; texts still waiting are rejected. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(answers: FuriganaAnswer[]): void;
  reject(error: Error): void;
}

interface Queued {
  question: FuriganaQuestion;
  resolve(answer: FuriganaAnswer): void;
  reject(error: Error): void;
}

/** The dictionary takes some 170 MB, so the thread goes when nothing was asked for this long. */
const idleMs = 30_000;

function startWorker(): Worker {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return new Worker(new URL(`./furigana-worker.${extension}`, import.meta.url), { execArgv: [] });
}

class FuriganaThread {
  readonly #worker = startWorker();
  readonly #waiting = new Map<number, Waiting>();
  #sequence = 0;

  constructor(onEnd: () => void) {
    this.#worker.on("message", (reply: FuriganaReply) => this.#settle(reply));
    this.#worker.once("error", (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.once("exit", () => {
      this.#fail(new Error("The furigana thread has ended"));
      onEnd();
    });
    this.#worker.unref();
  }

  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  ask(texts: readonly FuriganaQuestion[]): Promise<FuriganaAnswer[]> {
    const id = ++this.#sequence;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage({ id, texts });
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(reply: FuriganaReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    // An idle thread does not keep the process alive.
    if (!this.busy) this.#worker.unref();
    waiting?.resolve(reply.answers);
  }

  #fail(error: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(error);
  }
}

/** Readings on a thread that starts with the first text and ends when nothing is asked for a while. */
export function createFurigana(): Furigana {
  let thread: FuriganaThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Queued[] = [];

  function running(): FuriganaThread {
    const started: FuriganaThread = thread ?? new FuriganaThread(() => thread === started && (thread = undefined));
    thread = started;
    return started;
  }

  function endWhenIdle(): void {
    clearTimeout(idle);
    idle = setTimeout(() => void (thread && !thread.busy && thread.end()), idleMs).unref();
  }

  async function sendBatch(): Promise<void> {
    const batch = queue;
    queue = [];
    try {
      const answers = await running().ask(batch.map(({ question }) => question));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] ?? { ruby: [], words: [] });
    } catch (error) {
      for (const { reject } of batch) reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      endWhenIdle();
    }
  }

  function ask(question: FuriganaQuestion): Promise<FuriganaAnswer> {
    return new Promise((resolve, reject) => {
      if (queue.length === 0) queueMicrotask(() => void sendBatch());
      queue.push({ question, resolve, reject });
    });
  }

  return {
    annotate: async (request) => (await ask({ ...request, wants: "READINGS" })).ruby,
    wordsOf: async (text) => (await ask({ text, own: [], wants: "WORDS" })).words,
    async close() {
      clearTimeout(idle);
      await thread?.end();
    },
  };
}

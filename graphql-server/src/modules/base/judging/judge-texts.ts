import { Worker } from "node:worker_threads";
import type { FoundWording } from "../wording/find-wording.ts";
import type { JudgeReply, JudgeRequest } from "./judge-messages.ts";

interface Waiting {
  resolve(found: FoundWording[][]): void;
  reject(error: Error): void;
}

/** The dictionary takes some 170 MB, so the thread goes when nothing was asked for this long. */
const idleMs = 30_000;

class Judge {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #onEnd: (judge: Judge) => void;
  #sequence = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(onEnd: (judge: Judge) => void) {
    const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
    this.#onEnd = onEnd;
    this.#worker = new Worker(new URL(`./judge-worker.${extension}`, import.meta.url), { execArgv: [] });
    this.#worker.on("message", (reply: JudgeReply) => this.#settle(reply));
    this.#worker.once("error", (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    this.#worker.once("exit", () => this.#fail(new Error("The thread that judges texts has ended")));
    this.#worker.unref();
  }

  ask(texts: readonly string[], isEmployment: boolean): Promise<FoundWording[][]> {
    clearTimeout(this.#idle);
    const request: JudgeRequest = { id: ++this.#sequence, texts, isEmployment };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage(request);
    });
  }

  #settle({ id, found }: JudgeReply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) {
      // An idle thread does not keep the process alive.
      this.#worker.unref();
      this.#idle = setTimeout(() => this.#end(), idleMs).unref();
    }
    waiting?.resolve(found);
  }

  #end(): void {
    if (this.#waiting.size > 0) return;
    this.#onEnd(this);
    void this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.#onEnd(this);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(error);
  }
}

let judge: Judge | undefined;

function forget(ended: Judge): void {
  if (judge === ended) judge = undefined;
}

/**
 * What stands in each text that must not stand there or that a moderator must decide about, by wordings, clauses and grammar; on a thread
 * of its own that starts with the first text.
 * @throws Error when the thread broke
 */
export async function judgeTexts(texts: readonly string[], { isEmployment }: { isEmployment: boolean }): Promise<FoundWording[][]> {
  if (texts.length === 0) return [];
  judge ??= new Judge(forget);
  return judge.ask(texts, isEmployment);
}

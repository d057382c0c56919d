import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CopyLines } from "../../platform/bulk/copy-lines.ts";
import type { BatchOrder, BatchWorkerData } from "./batch-messages.ts";

/** The database needs a core as well. */
const mostThreads = 4;

function startThread(workerData: BatchWorkerData) {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const thread = new Worker(new URL(`./batch-worker.${extension}`, import.meta.url), { workerData, execArgv: [] });
  // Without a listener for errors one would end the process, whatever it is doing.
  thread.on("error", () => undefined);
  return {
    make: (order: BatchOrder) =>
      new Promise<CopyLines[]>((resolve, reject) => {
        thread.once("message", resolve);
        thread.once("error", reject);
        thread.postMessage(order);
      }),
    end: () => thread.terminate(),
  };
}

/** Has threads make the batches and gives them in their order; each thread is one batch ahead. */
export async function* madeBatches(
  orders: Iterable<BatchOrder>,
  data: BatchWorkerData,
): AsyncGenerator<{ order: BatchOrder; lines: CopyLines[] }> {
  const threads = Array.from({ length: Math.min(availableParallelism(), mostThreads) }, () => startThread(data));
  const next = orders[Symbol.iterator]();
  const ahead: { thread: (typeof threads)[number]; order: BatchOrder; made: Promise<CopyLines[]> }[] = [];
  const begin = (thread: (typeof threads)[number]) => {
    const { value: order, done } = next.next();
    if (done) return;
    const made = thread.make(order);
    made.catch(() => undefined);
    ahead.push({ thread, order, made });
  };
  try {
    threads.forEach(begin);
    for (let first = ahead.shift(); first; first = ahead.shift()) {
      const lines = await first.made;
      begin(first.thread);
      yield { order: first.order, lines };
    }
  } finally {
    await Promise.all(threads.map(({ end }) => end()));
  }
}

import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CopyLines } from "../../platform/bulk/copy-lines.ts";
import type { BatchOrder, BatchWorkerData } from "./batch-messages.ts";

/** The database needs a core as well. */
const mostWorkers = 4;

function startWorker(workerData: BatchWorkerData) {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const worker = new Worker(new URL(`./batch-worker.${extension}`, import.meta.url), { workerData, execArgv: [] });
  // Without a listener for errors one would end the process, whatever it is doing.
  worker.on("error", () => undefined);
  return {
    make: (order: BatchOrder) =>
      new Promise<CopyLines[]>((resolve, reject) => {
        worker.once("error", reject);
        worker.once("message", (lines: CopyLines[]) => {
          worker.off("error", reject);
          resolve(lines);
        });
        worker.postMessage(order);
      }),
    end: () => worker.terminate(),
  };
}

/** Has workers make the batches and gives them in their order; each worker is one batch ahead. */
export async function* madeBatches(
  orders: Iterable<BatchOrder>,
  data: BatchWorkerData,
): AsyncGenerator<{ order: BatchOrder; lines: CopyLines[] }> {
  const workers = Array.from({ length: Math.min(availableParallelism(), mostWorkers) }, () => startWorker(data));
  const next = orders[Symbol.iterator]();
  const ahead: { worker: (typeof workers)[number]; order: BatchOrder; made: Promise<CopyLines[]> }[] = [];
  const begin = (worker: (typeof workers)[number]) => {
    const { value: order, done } = next.next();
    if (done) return;
    const made = worker.make(order);
    made.catch(() => undefined);
    ahead.push({ worker, order, made });
  };
  try {
    workers.forEach(begin);
    for (let first = ahead.shift(); first; first = ahead.shift()) {
      const lines = await first.made;
      begin(first.worker);
      yield { order: first.order, lines };
    }
  } finally {
    await Promise.all(workers.map(({ end }) => end()));
  }
}

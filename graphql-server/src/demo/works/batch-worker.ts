// Makes batches of works in a thread of its own. Only erasable types: Node strips them itself when this file is started from source.
import { parentPort, workerData } from "node:worker_threads";
import type { BatchOrder, BatchWorkerData } from "./batch-messages.ts";
import { rememberedMakers } from "./remembered-makers.ts";
import { createTokenLists } from "./token-lists.ts";
import { batchAt, linesOfBatch } from "./works-batch.ts";

const { plans, settings }: BatchWorkerData = workerData;
const means = { plans, make: rememberedMakers(), lists: createTokenLists() };

parentPort?.on("message", ({ before, count }: BatchOrder) => {
  parentPort?.postMessage(linesOfBatch(batchAt(before, count, settings), means));
});

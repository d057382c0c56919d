import { Worker } from "node:worker_threads";
import type { OfficeKind, OfficeProblem, OfficeReply, OfficeRequest } from "./office-messages.ts";

/** A file that is not read, and why. */
export class OfficeError extends Error {
  readonly problem: OfficeProblem;
  constructor(problem: OfficeProblem) {
    super(`The file is not read: ${problem}`);
    this.problem = problem;
  }
}

const longestMs = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** One file at a time: the memory of a thread is bounded, that of many is not. */
let turn: Promise<unknown> = Promise.resolve();

function readNow(kind: OfficeKind, bytes: Uint8Array): Promise<string[][]> {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const workerData: OfficeRequest = { kind, bytes };
  const worker = new Worker(new URL(`./office-worker.${extension}`, import.meta.url), { workerData, resourceLimits, execArgv: [] });
  return new Promise<string[][]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new OfficeError("TOO_LARGE")), longestMs);
    worker.once("message", (reply: OfficeReply) => ("rows" in reply ? resolve(reply.rows) : reject(new OfficeError(reply.problem))));
    // Out of memory ends the thread and nothing else.
    worker.once("error", () => reject(new OfficeError("TOO_LARGE")));
    worker.once("exit", () => {
      clearTimeout(timer);
      reject(new OfficeError("UNREADABLE"));
    });
  }).finally(() => worker.terminate());
}

/** Rows of cells of a file of an office program, read in a thread of its own. @throws OfficeError */
export function readOffice(kind: OfficeKind, bytes: Uint8Array): Promise<string[][]> {
  const read = turn.then(() => readNow(kind, bytes));
  turn = read.catch(() => undefined);
  return read;
}

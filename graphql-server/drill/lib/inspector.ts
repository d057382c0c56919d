import { WebSocket } from "ws";
import { z } from "zod";

/** The product as a debugger sees it: nothing in the product knows of the drill. */
export interface Inspector {
  /** Bytes of its heap in use, after everything that nobody holds was given back. */
  heapUsed(): Promise<number>;
  /** Runs a line of JavaScript in it. */
  run(expression: string): Promise<void>;
  close(): void;
}

const answer = z.object({ id: z.number(), result: z.unknown(), error: z.object({ message: z.string() }).optional() });
const heapUsage = z.object({ usedSize: z.number() });
const evaluation = z.object({ exceptionDetails: z.object({ text: z.string() }).optional() });

/** Connects to a process whose debugger listens at the address. */
export async function openInspector(address: string): Promise<Inspector> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  const waiting = new Map<number, (result: unknown) => void>();
  let last = 0;
  socket.on("message", (data) => {
    const { id, result, error } = answer.partial({ id: true }).parse(JSON.parse(String(data)));
    if (error) throw new Error(error.message);
    if (id !== undefined) waiting.get(id)?.(result);
  });
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    async heapUsed() {
      await call("HeapProfiler.collectGarbage");
      await call("HeapProfiler.collectGarbage");
      return heapUsage.parse(await call("Runtime.getHeapUsage")).usedSize;
    },
    async run(expression) {
      const { exceptionDetails } = evaluation.parse(await call("Runtime.evaluate", { expression, includeCommandLineAPI: true }));
      if (exceptionDetails) throw new Error(exceptionDetails.text);
    },
    close: () => socket.close(),
  };
}

import { monitorEventLoopDelay } from "node:perf_hooks";
import type { RequestHandler } from "express";

const tooLateMs = 200;
const windowMs = 1_000;

/** Tells whether this process has been answering its own timers more than 200 ms late over the last second. */
export function watchEventLoop(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let overloaded = false;
  setInterval(() => {
    overloaded = delay.percentile(50) / 1e6 > tooLateMs;
    delay.reset();
  }, windowMs).unref();
  return () => overloaded;
}

/** Answers 503 at once while the process cannot keep up: a short queue serves more people than a long one. */
export function shedLoad(isOverloaded: () => boolean): RequestHandler {
  return (_request, response, next) => {
    if (!isOverloaded()) return next();
    const problem = { status: 503, code: "BUSY" };
    response.status(503).set({ "Retry-After": "1", "Cache-Control": "no-store" });
    response.type("application/problem+json").send(JSON.stringify(problem));
  };
}

import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Request, RequestHandler, Response } from "express";
import { sendRefusal } from "../../rest/problem.ts";
import { newId } from "../../shared/ids.ts";
import { localeOf } from "../../shared/locale.ts";
import type { Site } from "../../shared/problem.ts";

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

/** Says at once that the process cannot keep up, and when to come back. */
export function refuseBusy(site: Site): (request: Request, response: Response) => void {
  return (request, response) => {
    const locale = localeOf(request.get("accept-language"));
    response.set({ "Retry-After": "1", "Cache-Control": "no-store" });
    sendRefusal(response, { status: 503, code: "BUSY", locale, reference: newId() }, site);
  };
}

/** Answers 503 at once while the process cannot keep up: a short queue serves more people than a long one. */
export function shedLoad(isOverloaded: () => boolean, site: Site): RequestHandler {
  const refuse = refuseBusy(site);
  return (request, response, next) => (isOverloaded() ? refuse(request, response) : next());
}

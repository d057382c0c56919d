import type { ErrorRequestHandler, RequestHandler } from "express";
import { isBusy } from "../../platform/is-busy.ts";
import type { Log } from "../../platform/log/log.ts";
import { localeOf } from "../../shared/locale.ts";
import { onlyReads } from "../middleware/request-deadline.ts";
import { maskError } from "./mask-error.ts";

/** Answers a request that found the database away before its operation began, in GraphQL's shape. */
export function busyAnswer(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent || !isBusy(error)) return next(error);
    const locale = localeOf(request.get("accept-language"));
    const errors = [maskError({ formatted: { message: "" }, error, locale, log, terse: true })];
    response.status(503).set({ "Retry-After": "2", "Cache-Control": "no-store" }).type("application/json").send(JSON.stringify({ errors }));
  };
}

/** A document in which the word mutation does not stand changes nothing: nobody misses its statements once its visitor has gone. */
export const noteQueries: RequestHandler = (request, response, next) => {
  const text: unknown = request.body?.query;
  if (typeof text === "string" && !/\bmutation\b/.test(text)) onlyReads(response);
  next();
};

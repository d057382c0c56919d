import type { ErrorRequestHandler, RequestHandler } from "express";
import { isBusy } from "../../../platform/is-busy.ts";
import type { Log } from "../../../platform/log/log.ts";
import { localeOf } from "../../../shared/locale.ts";
import { onlyReads } from "../../middleware/request-deadline.ts";
import { maskError } from "../mask-error.ts";

const isSendersMistake = (error: unknown) => error instanceof Error && Number(Reflect.get(error, "status")) < 500;

/** Answers a request that failed before its operation began, in GraphQL's shape: the database was away, or something of ours broke. */
export function failedBefore(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent || isSendersMistake(error)) return next(error);
    const locale = localeOf(request.get("accept-language"));
    const errors = [maskError({ formatted: { message: "" }, error, locale, log, terse: true })];
    if (isBusy(error)) response.set("Retry-After", "2");
    response
      .status(isBusy(error) ? 503 : 500)
      .set("Cache-Control", "no-store")
      .type("application/json")
      .send(JSON.stringify({ errors }));
  };
}

/** A document in which the word mutation does not stand changes nothing: nobody misses its statements once its visitor has gone. */
export const noteQueries: RequestHandler = (request, response, next) => {
  const text: unknown = request.body?.query;
  if (typeof text === "string" && !/\bmutation\b/.test(text)) onlyReads(response);
  next();
};

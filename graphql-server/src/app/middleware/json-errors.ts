import type { ErrorRequestHandler, RequestHandler } from "express";
import { isBusy } from "../../platform/is-busy.ts";
import type { Log } from "../../platform/log/log.ts";
import { sendRefusal } from "../../rest/problem.ts";
import { newId } from "../../shared/ids.ts";
import { localeOf } from "../../shared/locale.ts";
import type { ErrorCode } from "../../shared/messages/error-code.ts";
import type { Site } from "../../shared/problem.ts";

const codes: Readonly<Record<number, ErrorCode>> = {
  400: "BAD_REQUEST",
  404: "NOT_FOUND",
  413: "TOO_LARGE",
  415: "UNSUPPORTED_TYPE",
  431: "TOO_LARGE",
  500: "INTERNAL",
  503: "BUSY",
};

function statusOf(error: unknown): number {
  if (isBusy(error)) return 503;
  if (!(error instanceof Error)) return 500;
  const status: unknown = Reflect.get(error, "status");
  return typeof status === "number" && status >= 400 && status < 500 ? status : 500;
}

/** The answer of an address that is not there. */
export function notFoundAsJson(site: Site): RequestHandler {
  return (request, response) => {
    response.set("Cache-Control", "no-store");
    sendRefusal(response, { status: 404, code: "NOT_FOUND", locale: localeOf(request.get("accept-language")) }, site);
  };
}

/** The last handler: what went wrong is told by code and reference, never by a stack or a message of ours. */
export function jsonErrors({ environment, log }: { environment: Site; log: Log }): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // Nobody waits any more for what was answered at its deadline.
    if (response.writableEnded) return;
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    const locale = localeOf(request.get("accept-language"));
    const code = codes[status] ?? "BAD_REQUEST";
    const reference = status >= 500 ? newId() : undefined;
    if (status === 503) response.set("Retry-After", "5");
    if (reference) {
      const requestId = String(response.getHeader("x-request-id") ?? "");
      const fields = { requestId, reference, method: request.method, path: request.path, error };
      if (status === 503) log.warn("request found the outside busy", fields);
      else log.error("request failed", fields);
    }
    response.set("Cache-Control", "no-store");
    sendRefusal(response, { status, code, locale, ...(reference && { reference }) }, environment);
  };
}

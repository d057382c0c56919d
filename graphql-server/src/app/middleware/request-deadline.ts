import type { Request, RequestHandler, Response } from "express";
import { endStatements, withStatementsOf } from "../../platform/database/statement-scope.ts";
import type { Log } from "../../platform/log/log.ts";
import { sendRefusal } from "../../rest/problem.ts";
import { localeOf } from "../../shared/locale.ts";
import { messageOf } from "../../shared/messages/message-of.ts";
import type { Site } from "../../shared/problem.ts";

/** Milliseconds to the first byte of an answer, whatever it waits for: reading the session, the database, a place in the pool. */
export const firstByteMs = 10_000;

/** Seconds after which whoever was not answered in time may come again. */
const retrySeconds = 2;

const reads = new WeakSet<Response>();

/** Says that the request only reads: its statements end when the visitor leaves. */
export function onlyReads(response: Response): void {
  reads.add(response);
}

/** Answers in the shape of the place that was asked; what the request still does is cut off, and the connection with it. */
function answerLate(request: Request, response: Response, site: Site): void {
  const locale = localeOf(request.get("accept-language"));
  response.status(503).set({ "Retry-After": String(retrySeconds), "Cache-Control": "no-store", Connection: "close" });
  if (/^\/graphql(?:[/?]|$)/i.test(request.originalUrl)) {
    const errors = [{ message: messageOf("TIMEOUT", locale), extensions: { code: "TIMEOUT" } }];
    response.type("application/json").send(JSON.stringify({ errors }));
    return;
  }
  sendRefusal(response, { status: 503, code: "TIMEOUT", locale }, site);
}

/** Calls back when nothing was answered in time. While the request itself still comes in, and moves, the time does not run. */
function whenLate(request: Request, response: Response, milliseconds: number, late: () => void): void {
  let received = request.socket.bytesRead;
  const look = () => {
    if (response.headersSent) return;
    const isMoving = !request.complete && request.socket.bytesRead > received;
    received = request.socket.bytesRead;
    if (isMoving) timer = setTimeout(look, milliseconds);
    else late();
  };
  let timer = setTimeout(look, milliseconds);
  response.once("close", () => clearTimeout(timer));
}

/**
 * Gives every request one deadline to its first byte, and its statements an end: when the deadline is missed, and, of a request that only
 * reads, when its visitor has gone.
 */
export function requestDeadline({ environment, log }: { environment: Site; log: Log }, milliseconds: number): RequestHandler {
  return (request, response, next) => {
    const scope = new AbortController();
    if (request.method === "GET" || request.method === "HEAD") onlyReads(response);
    response.once("close", () => {
      if (!response.writableFinished && reads.has(response)) scope.abort();
    });
    withStatementsOf(scope, () => {
      whenLate(request, response, milliseconds, () => {
        const requestId = String(response.getHeader("x-request-id") ?? "");
        log.error("request took too long", { requestId, method: request.method, path: request.path, ms: milliseconds });
        answerLate(request, response, environment);
        endStatements();
      });
      next();
    });
  };
}

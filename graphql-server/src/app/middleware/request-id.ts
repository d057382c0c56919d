import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { withRequestId } from "../../platform/log/request-scope.ts";

/** A name as proxies make them: a UUID, or its 32 digits. */
const shape = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/** The name of a request: that of the proxy where one names them, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">, header: string | undefined): string {
  const named = header === undefined ? undefined : headers[header];
  return typeof named === "string" && shape.test(named) ? named : randomUUID();
}

/** Names every request; the name stands in the answer, on every line of the log and in the audit. A name sent by the client is not taken over. */
export function nameRequests(header: string | undefined): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdOf(request, header);
    response.setHeader("X-Request-Id", requestId);
    withRequestId(requestId, next);
  };
}

import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

/** Names every request; the name stands in the answer, the log and the audit. A name sent by the client is not taken over. */
export const requestId: RequestHandler = (_request, response, next) => {
  response.setHeader("X-Request-Id", randomUUID());
  next();
};

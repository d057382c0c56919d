import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";

/** Requests that carry the character NUL in their body. */
const marked = new WeakSet<IncomingMessage>();

/** Looks for NUL while a body of JSON is read. No person types it, and the database can neither store nor compare a text that has it. */
export function markNul(request: IncomingMessage, _response: ServerResponse, body: Buffer): void {
  if (body.includes("\\u0000") || body.includes(0)) marked.add(request);
}

/** Refuses addresses and bodies with the character NUL before anything is done with them. */
export const refuseNul: RequestHandler = (request, _response, next) => {
  const holdsNul = marked.has(request) || request.url.includes("%00");
  next(holdsNul ? Object.assign(new Error("The request has the character NUL"), { status: 400 }) : undefined);
};

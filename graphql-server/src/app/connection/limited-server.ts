import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { limitConnections } from "./limit-connections.ts";
import { isUpload } from "./running-requests.ts";

/** Milliseconds within which a file must have come. */
export const slowestUploadMs = 15 * 60_000;

/** Milliseconds within which a request must have come: a film takes its time, anything else does not. */
const slowestMs = 30_000;

/** Milliseconds a connection may stay silent while it is used: a download nobody takes off, an upload that stands still. */
export const idleConnectionMs = 30_000;

/** Cuts off a request whose body trickles in. How much of it is read is for its readers to say. */
function limitBody(request: IncomingMessage): void {
  if (request.complete || isUpload(request)) return;
  const late = setTimeout(() => request.destroy(), slowestMs);
  request.once("end", () => clearTimeout(late)).once("close", () => clearTimeout(late));
}

/**
 * Milliseconds for which a connection stays after an answer that came before the whole request (a refused upload): so long the sender has to
 * read it.
 */
const farewellMs = 1_000;

/** Takes nothing more from a sender that has its answer, and closes the connection: Node itself would read on to the end. */
function cutAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    const { socket } = request;
    request.pause();
    socket.pause();
    socket.end();
    const late = setTimeout(() => socket.destroy(), farewellMs);
    socket.once("close", () => clearTimeout(late));
  });
}

/**
 * Says in an answer that came before the whole request that its connection ends: a proxy in front would send somebody else's next request on
 * it, which nobody would answer.
 */
function tellOfCut(request: IncomingMessage, response: ServerResponse): void {
  const hasBody = "transfer-encoding" in request.headers || Number(request.headers["content-length"] ?? 0) > 0;
  if (!hasBody) return;
  const writeHead: unknown = Reflect.get(response, "writeHead");
  if (typeof writeHead !== "function") throw new Error("An answer without a head");
  Reflect.set(response, "writeHead", (...given: unknown[]): unknown => {
    if (!request.complete) {
      const { socket } = request;
      response.shouldKeepAlive = false;
      // Node would destroy it with the answer still unread on the other side.
      socket.destroySoon = () => void socket.end();
    }
    return Reflect.apply(writeHead, response, given);
  });
}

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: slowestUploadMs,
  // Node looks every thirty seconds unless told otherwise, which would be the real limit.
  connectionsCheckingInterval: 2_000,
} as const;

/**
 * Milliseconds for which a connection without a request stays open. A proxy sends the next request on one that it takes for open and does not send it again
 * when we have just closed it: it must be the one that closes, also when either of the two is late (its own limit is 4 s in production.md).
 */
const keepAlive = { ofProxy: 20_000, ofVisitor: 5_000 } as const;

/** Slow and idle clients must not hold the server: Node's own limits are loose. Behind a proxy, addresses are the proxy's to limit. */
export function limitedServer(listener: RequestListener, { isBehindProxy }: { isBehindProxy: boolean }): Server {
  const http = createServer({ ...timeouts, keepAliveTimeout: isBehindProxy ? keepAlive.ofProxy : keepAlive.ofVisitor }, listener);
  http.on("request", limitBody).on("request", cutAfterAnswer).on("request", tellOfCut);
  http.maxConnections = 2_000;
  if (!isBehindProxy) limitConnections(http);
  http.timeout = idleConnectionMs;
  return http;
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Express } from "express";
import { largestUpload } from "../rest/files/upload-storage.ts";

const megabyte = 1024 * 1024;
const slowestUploadMs = 15 * 60_000;

interface Bound {
  path: RegExp;
  /** Milliseconds within which a request must have come: a film takes its time, anything else does not. */
  slowest: number;
  /** Bytes of a request, its head included. What a path reads of it is bounded more tightly by its own reader. */
  largest: number;
}

const upload: Bound = { path: /^\/api\/upload(?:[/?]|$)/i, slowest: slowestUploadMs, largest: largestUpload + megabyte };
const form: Bound = { path: /^\/api\//i, slowest: 30_000, largest: 12 * megabyte };
const other: Omit<Bound, "path"> = { slowest: 30_000, largest: megabyte };

/** Milliseconds a connection may stay silent while it is used: a download nobody takes off, an upload that stands still. */
export const idleConnectionMs = 30_000;

/** Milliseconds between two looks at how much has come. */
const lookMs = 250;

/** Cuts off a request whose body trickles in, and one that does not end. */
function limitBody(request: IncomingMessage): void {
  if (request.complete) return;
  const { socket, url = "" } = request;
  const { largest, slowest } = [upload, form].find(({ path }) => path.test(url)) ?? other;
  const [from, since] = [socket.bytesRead, performance.now()];
  const look = setInterval(() => {
    if (request.complete) clearInterval(look);
    else if (socket.bytesRead - from > largest || performance.now() - since > slowest) request.destroy();
  }, lookMs);
  const stop = () => clearInterval(look);
  request.once("end", stop).once("close", stop);
}

/** Milliseconds for which a sender answered before its whole body came (a refused upload) may send the rest; then the connection is cut. */
const restMs = 2_000;

function cutAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => {
    if (request.complete) return;
    const late = setTimeout(() => request.destroy(), restMs);
    request.once("end", () => clearTimeout(late)).once("close", () => clearTimeout(late));
  });
}

/** Slow and idle clients must not hold the server: Node's own limits are loose. */
export function limitedServer(app: Express): Server {
  const http = createServer({ headersTimeout: 10_000, requestTimeout: slowestUploadMs, keepAliveTimeout: 5_000 }, app);
  http.on("request", limitBody).on("request", cutAfterAnswer);
  http.maxConnections = 2_000;
  http.timeout = idleConnectionMs;
  return http;
}

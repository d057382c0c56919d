import type { IncomingMessage, Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";

/** True for a request that brings a file. */
export function isUpload({ url = "" }: Pick<IncomingMessage, "url">): boolean {
  return /^\/api\/upload(?:[/?]|$)/i.test(url);
}

/** The open connections of a server, and those on which a file comes in. */
export interface RunningRequests {
  /** Files that come in at the moment. */
  uploads(): number;
  /** Cuts off every connection but those of uploads. */
  cutOthers(): void;
}

/**
 * Takes no more connections. Those that were taken a moment ago still ask and are answered: a server of HTTP that closes cuts them, and a proxy
 * does not send twice what may have been done.
 */
export async function stopListening(http: Server): Promise<void> {
  // Behind the turn in which whoever has knocked was let in.
  await turn();
  NetServer.prototype.close.call(http);
}

/** Watches a server before it listens. */
export function watchRequests(http: Server): RunningRequests {
  const open = new Set<Socket>();
  const uploading = new Map<Socket, number>();
  http.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      uploading.delete(socket);
    });
  });
  http.on("request", (request, response) => {
    if (!isUpload(request)) return;
    const { socket } = request;
    uploading.set(socket, (uploading.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (uploading.get(socket) ?? 1) - 1;
      if (left > 0) uploading.set(socket, left);
      else uploading.delete(socket);
    });
  });
  return {
    uploads: () => uploading.size,
    cutOthers() {
      for (const socket of open) if (!uploading.has(socket)) socket.destroy();
    },
  };
}

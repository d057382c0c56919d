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

/** Turns without a knock after which nobody waits at the door. */
const quietTurns = 3;
/** Turns after which the door is closed although they go on knocking. */
const mostTurns = 10_000;

/**
 * Takes no more connections. Those that were taken a moment ago still ask and are answered: a server of HTTP that closes cuts them, and a proxy
 * does not send twice what may have been done. Node lets in one connection a turn; whoever waits at the door when it closes is cut by the
 * kernel, so it closes once nobody waits.
 */
export async function stopListening(http: Server): Promise<void> {
  let knocks = 0;
  const count = () => void (knocks += 1);
  http.on("connection", count);
  for (let quiet = 0, turns = 0; quiet < quietTurns && turns < mostTurns; turns += 1) {
    const before = knocks;
    await turn();
    quiet = knocks === before ? quiet + 1 : 0;
  }
  http.off("connection", count);
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

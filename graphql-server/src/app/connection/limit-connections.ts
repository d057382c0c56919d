import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { addressKey } from "../../platform/rate-limit/rate-limits.ts";

/** Connections of one address, which may be a whole school's, and those that have sent no request yet: of one address, and of all together. */
interface ConnectionLimits {
  ofAddress: number;
  waitingOfAddress: number;
  waiting: number;
}

const most: ConnectionLimits = { ofAddress: 1_000, waitingOfAddress: 100, waiting: 500 };

/** The connections of one address. */
interface Address {
  open: number;
  /** Those without a request, the oldest first. */
  waiting: Set<Socket>;
}

function dropOldest(waiting: ReadonlySet<Socket>, limit: number): void {
  const [oldest] = waiting;
  if (oldest && waiting.size > limit) oldest.destroy();
}

/**
 * Keeps one address from taking every connection. Of those that send nothing the oldest makes room: whoever comes to ask something asks at
 * once, and is served while somebody holds the rest open.
 */
export function limitConnections(http: Server, limits = most): void {
  const addresses = new Map<string, Address>();
  const waiting = new Set<Socket>();
  const forget = new WeakMap<object, () => void>();

  http.on("connection", (socket) => {
    const key = addressKey(socket.remoteAddress ?? "");
    const address = addresses.get(key) ?? { open: 0, waiting: new Set() };
    if (address.open >= limits.ofAddress) return void socket.destroy();
    addresses.set(key, address);
    address.open += 1;
    address.waiting.add(socket);
    waiting.add(socket);
    const stopWaiting = () => void (address.waiting.delete(socket) && waiting.delete(socket));
    forget.set(socket, stopWaiting);
    socket.once("close", () => {
      stopWaiting();
      address.open -= 1;
      if (address.open === 0) addresses.delete(key);
    });
    dropOldest(address.waiting, limits.waitingOfAddress);
    dropOldest(waiting, limits.waiting);
  });
  const hasAsked = ({ socket }: IncomingMessage) => forget.get(socket)?.();
  http.on("request", hasAsked).on("upgrade", hasAsked);
}

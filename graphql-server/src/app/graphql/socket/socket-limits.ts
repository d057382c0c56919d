/** Subscriptions of one socket: a page of ours has one or two. */
const mostSubscriptions = 10;

/** Milliseconds a socket may stay without a subscription. */
export const idleSocketMs = 30_000;

interface Socket {
  close(code: number, reason: string): void;
}

/** A socket with what it is subscribed to, as graphql-ws knows it. */
interface Connection {
  extra: { socket: Socket };
  readonly subscriptions: Readonly<Record<string, unknown>>;
}

/** True when a socket has more subscriptions than it may; the one being requested counts already. */
export function hasTooMany({ subscriptions }: Pick<Connection, "subscriptions">): boolean {
  return Object.keys(subscriptions).length > mostSubscriptions;
}

/** Closes sockets that hear nothing: whoever opened them, signed in or not, holds a connection that others need. */
export function createIdleWatch(idleMs: number): { watch(connection: Connection): void; forget(connection: Connection): void } {
  const timers = new WeakMap<object, NodeJS.Timeout>();
  return {
    watch(connection) {
      const timer = setInterval(() => {
        if (Object.keys(connection.subscriptions).length === 0) connection.extra.socket.close(4408, "Nothing is subscribed to");
      }, idleMs);
      timers.set(connection, timer.unref());
    },
    forget: (connection) => clearInterval(timers.get(connection)),
  };
}

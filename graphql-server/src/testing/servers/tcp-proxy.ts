import { connect, createServer, type Socket } from "node:net";
import { z } from "zod";

/** A network between a server and what it speaks to, which a test can break. */
export interface TcpProxy {
  port: number;
  /** The address through the proxy of a URL that leads past it. */
  through(url: string): string;
  /** Forwards nothing more on the connections there are, and closes none of them: each side waits for the other. */
  silence(): void;
  /** Takes new connections from now on and forwards nothing on them either. */
  silenceNew(): void;
  /** Cuts every connection with a reset. */
  reset(): void;
  /** Milliseconds by which every piece is late from now on. */
  delay(milliseconds: number): void;
  /** Forwards on new connections again; those that fell silent stay so. */
  heal(): void;
  close(): Promise<void>;
}

interface Pair {
  sides: [Socket, Socket];
  isSilent: boolean;
}

/** Starts a proxy on a free port before the host and port of the URL. `watch` is asked for each connection who reads along what it sends. */
export async function startTcpProxy(url: string, watch?: () => (sent: Buffer) => void): Promise<TcpProxy> {
  const target = new URL(url);
  const pairs = new Set<Pair>();
  let isNewSilent = false;
  let lateMs = 0;

  function forward(pair: Pair, from: Socket, to: Socket): void {
    from.on("data", (bytes) => {
      const pass = () => void (pair.isSilent || to.destroyed || to.write(bytes));
      if (lateMs > 0) setTimeout(pass, lateMs);
      else pass();
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      if (!pair.isSilent) to.destroy();
    });
  }

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const pair: Pair = { sides: [client, upstream], isSilent: isNewSilent };
    pairs.add(pair);
    if (watch) client.on("data", watch());
    forward(pair, client, upstream);
    forward(pair, upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const cut = (how: (socket: Socket) => void) => {
    for (const { sides } of pairs) for (const side of sides) how(side);
    pairs.clear();
  };
  return {
    port,
    through(address) {
      const changed = new URL(address);
      changed.hostname = "127.0.0.1";
      changed.port = String(port);
      return changed.href;
    },
    silence() {
      for (const pair of pairs) pair.isSilent = true;
    },
    silenceNew: () => void (isNewSilent = true),
    reset: () => cut((socket) => socket.resetAndDestroy()),
    delay: (milliseconds) => void (lateMs = milliseconds),
    heal() {
      isNewSilent = false;
      lateMs = 0;
    },
    async close() {
      cut((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

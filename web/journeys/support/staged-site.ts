import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "./site.ts";

/** The site behind an address of its own, to which the way can break, and at which a new release can come. */
export interface StagedSite {
  url: string;
  /** Breaks or mends the way: for the site's worker too, which a browser's own "offline" does not always reach. */
  setReachable(isReachable: boolean): void;
  /** From now on pages say this name, and the worker is another one. */
  release(name: string): void;
  close(): Promise<void>;
}

async function answer(
  { name, path }: { name: string | undefined; path: string | undefined },
  from: IncomingMessage,
  to: ServerResponse,
): Promise<void> {
  const { "content-length": _length, ...headers } = from.headers;
  const isPage = headers["content-type"]?.startsWith("text/html");
  const isWorker = path === "/service-worker.js";
  if (name === undefined || !(isPage || isWorker)) {
    to.writeHead(from.statusCode ?? 500, from.headers);
    return void from.pipe(to);
  }
  const body = await text(from);
  to.writeHead(from.statusCode ?? 500, headers);
  to.end(isPage ? body.replace("<html ", `<html data-release="${name}" `) : `${body}\n// ${name}`);
}

/** Stands before a site. What it changes is asked for without compression. */
export async function stagedSite(site: string): Promise<StagedSite> {
  let name: string | undefined;
  let isOpen = true;
  const port = await freePort();
  const server = createServer((request, response) => {
    if (!isOpen) return void request.socket.destroy();
    // Nothing that the browser has of the release before counts as the same.
    const { "if-none-match": _tag, "if-modified-since": _time, ...rest } = request.headers;
    const headers = { ...rest, "accept-encoding": "identity" };
    const asked = ask(new URL(request.url ?? "/", site), { method: request.method, headers }, (from) => {
      void answer({ name, path: request.url }, from, response);
    });
    asked.on("error", () => response.destroy());
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${port}`,
    setReachable(isReachable) {
      isOpen = isReachable;
      if (!isOpen) server.closeAllConnections();
    },
    release: (next) => void (name = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

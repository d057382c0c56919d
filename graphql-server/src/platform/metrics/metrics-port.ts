import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { BlockList, isIPv6 } from "node:net";

/** The open port of the metrics. */
export interface MetricsPort {
  port: number;
  close(): Promise<void>;
}

/** Networks that do not reach the internet: of this machine, of a house, of a cluster. */
const inside = new BlockList();
inside.addSubnet("127.0.0.0", 8);
inside.addSubnet("10.0.0.0", 8);
inside.addSubnet("172.16.0.0", 12);
inside.addSubnet("192.168.0.0", 16);
inside.addSubnet("169.254.0.0", 16);
inside.addSubnet("::1", 128, "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
inside.addSubnet("fe80::", 10, "ipv6");

/** Headers by which a request tells that a proxy handed it on: what the public reaches leads here then. */
const ofProxies = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/** True for a request that comes straight from a machine of the same network. */
export function isInside({ headers, remoteAddress }: { headers: IncomingMessage["headers"]; remoteAddress: string | undefined }): boolean {
  if (!remoteAddress || ofProxies.some((name) => headers[name] !== undefined)) return false;
  return inside.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4");
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" }).end(text);
}

/**
 * Answers `/metrics` on a port of its own, to machines of the same network and nobody else.
 * @throws Error when the port is taken
 */
export async function openMetricsPort(
  { host, port }: { host: string; port: number },
  metrics: { contentType: string; text(): Promise<string> },
): Promise<MetricsPort> {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isInside({ headers: request.headers, remoteAddress: request.socket.remoteAddress })) return plain(response, 403, "refused\n");
    const isAsked = request.url?.split("?")[0] === "/metrics";
    if (!isAsked) return plain(response, 404, "There is /metrics alone.\n");
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return plain(response, 405, "refused\n");
    }
    const body = await metrics.text();
    response.writeHead(200, { "Content-Type": metrics.contentType, "Cache-Control": "no-store" }).end(body);
  }
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) plain(response, 500, "failed\n");
      else response.destroy();
    });
  });
  server.maxConnections = 20;
  server.timeout = 15_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => {
      const isTaken = "code" in error && error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`METRICS_PORT ${port} is taken by another program: choose another, one for each process.`) : error);
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

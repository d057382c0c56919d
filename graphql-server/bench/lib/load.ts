import { connect, type Socket } from "node:net";

/** Requests that are sent again and again, one after the other. */
export interface Target {
  url: string;
  method: "GET" | "POST";
  /** Behind the URL, one for each request. */
  paths?: readonly string[];
  /** One for each request. */
  bodies?: readonly string[];
  /** Who asks. */
  cookie?: string;
  /** Asks for an answer that is made for this request alone. */
  fresh?: boolean;
}

/** The measurements of one round of load. */
export interface Round {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
}

const headEnd = Buffer.from("\r\n\r\n");

/** The requests as bytes, made once: the client must cost less than any server it measures. */
function bytesOf({ url, method, paths = [""], bodies = [""], cookie, fresh = false }: Target): Buffer[] {
  const more = `${fresh ? "cache-control: no-cache\r\n" : ""}${cookie ? `cookie: ${cookie}\r\n` : ""}`;
  return paths.flatMap((path) =>
    bodies.map((body) => {
      const { pathname, search, host } = new URL(`${url}${path}`);
      const content = method === "POST" ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : "";
      return Buffer.from(
        `${method} ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\naccept: application/json\r\n${more}${content}\r\n${body}`,
      );
    }),
  );
}

/** Bytes of the whole answer that starts the buffer, or undefined while its head is not complete. @throws Error when it is not a 200. */
function lengthOf(buffer: Buffer): number | undefined {
  const end = buffer.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = buffer.toString("latin1", 0, end);
  if (!head.startsWith("HTTP/1.1 200")) throw new Error(`Not a 200: ${head.split("\r\n")[0]}`);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (!length) throw new Error("An answer without a content-length");
  return end + headEnd.length + Number(length);
}

/** One connection that asks again as soon as it has its answer, until `until` (performance.now()). */
function keepAsking(target: { host: string; port: number; next: () => Buffer }, until: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(target.port, target.host);
    let sent = 0;
    let chunks: Buffer[] = [];
    let received = 0;
    let expected: number | undefined;
    const ask = () => {
      chunks = [];
      received = 0;
      expected = undefined;
      sent = performance.now();
      socket.write(target.next());
    };
    const answered = () => {
      const now = performance.now();
      times.push(now - sent);
      if (now < until) return ask();
      socket.end();
      resolve();
    };
    socket.setNoDelay(true);
    socket.once("connect", ask);
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The server closed the connection")));
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      received += chunk.length;
      try {
        expected ??= lengthOf(chunks.length === 1 ? chunk : Buffer.concat(chunks));
      } catch (error) {
        socket.destroy();
        return reject(error instanceof Error ? error : new Error(String(error)));
      }
      if (expected !== undefined && received >= expected) answered();
    });
  });
}

/** The value below which this share of the numbers lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Asks with so many connections at a time for so many seconds. @throws Error at the first answer that is not a 200. */
export async function load(target: Target, { connections, seconds }: { connections: number; seconds: number }): Promise<Round> {
  const { hostname, port } = new URL(target.url);
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;
  const requests = bytesOf(target);
  let turn = 0;
  const next = () => requests[(turn += 1) % requests.length] ?? Buffer.alloc(0);
  const to = { host: hostname, port: Number(port), next };
  await Promise.all(Array.from({ length: connections }, () => keepAsking(to, until, times)));
  const elapsed = (performance.now() - started) / 1_000;
  return { requests: times.length, perSecond: times.length / elapsed, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

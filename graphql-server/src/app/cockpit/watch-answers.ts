import type { IncomingMessage, ServerResponse } from "node:http";
import { answerNoteOf } from "../../platform/log/answer-notes.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Metrics, Surface } from "../../platform/metrics/metrics.ts";
import { isRestPath } from "../../rest/match-path.ts";

function surfaceOf(path: string, isPage: boolean): Surface {
  if (path === "/graphql" || path.startsWith("/graphql/")) return "graphql";
  if (path === "/livez" || path === "/readyz") return "health";
  if (path === "/mcp") return "mcp";
  if (isPage) return "page";
  return isRestPath(path) ? "rest" : "file";
}

/** What is written down as answers of their own; operations of GraphQL have their own line. */
const logged: ReadonlySet<Surface> = new Set(["rest", "page", "mcp"]);

interface Watched {
  log: Log;
  metrics: Metrics;
}

interface Asked {
  method: string;
  /** As it was sent: Express shortens the address for its parts. */
  path: string;
  /** performance.now() when it came. */
  started: number;
}

function tell({ log, metrics }: Watched, { method, path, started }: Asked, response: ServerResponse): void {
  const { actor, code, isPage = false, isSecret = false, operation } = answerNoteOf(response);
  const surface = surfaceOf(path, isPage);
  // Who left before the head of the answer came is told apart, as nginx does.
  const status = response.headersSent ? response.statusCode : 499;
  const ms = performance.now() - started;
  metrics.answered({ surface, method, status, seconds: ms / 1_000 });
  if (surface === "rest" || surface === "mcp") {
    metrics.operation(operation ?? (surface === "mcp" ? "/mcp" : "-"), code ?? (status < 400 ? "OK" : String(status)), ms / 1_000);
  }
  if (!logged.has(surface)) return;
  const requestId = String(response.getHeader("x-request-id") ?? "");
  log.info("request", {
    requestId,
    method,
    ...(operation && { operation, ...(!isSecret && { path }) }),
    status,
    ms: Math.round(ms),
    ...(code && { code }),
    ...(actor && { actor }),
  });
}

/** Counts every answer, and writes a line for each of REST and of pages, when it is sent or given up. */
export function watchAnswers(watched: Watched): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const { method = "", url = "" } = request;
    const end = url.indexOf("?");
    const asked = { method, path: end < 0 ? url : url.slice(0, end), started: performance.now() };
    // Deadlines, budgets, turns and this hear of its end; Node takes more than ten for a mistake.
    response.setMaxListeners(20).once("close", () => tell(watched, asked, response));
  };
}

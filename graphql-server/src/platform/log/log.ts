import { pino, stdTimeFunctions } from "pino";
import type { Environment } from "../environment.ts";
import { currentRequestId } from "./request-scope.ts";

/** The fields a log line may carry. Anything else would be a chance to write down personal data. */
export interface LogFields {
  requestId?: string;
  method?: string;
  /** Path without its query string. */
  path?: string;
  operation?: string;
  status?: number;
  ms?: number;
  code?: string;
  reference?: string;
  actor?: string;
  task?: string;
  count?: number;
  error?: unknown;
}

/** Structured log of the process. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

const allowed = ["requestId", "method", "path", "operation", "status", "ms", "code", "reference", "actor", "task", "count"] as const;

/** Name, code and our own stack lines. The message stays out: a driver's message repeats the row it refused. */
function describeError(error: unknown, verbose: boolean): object {
  if (!(error instanceof Error)) return { name: "NonError" };
  const code: unknown = Reflect.get(error, "code");
  const stack = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const told = verbose ? { message: error.message } : {};
  return { name: error.name, ...told, ...(typeof code === "string" && { code }), stack: stack.slice(0, 12).map((line) => line.trim()) };
}

function pick(fields: LogFields, verbose: boolean): object {
  const line: Record<string, unknown> = {};
  const requestId = currentRequestId();
  if (requestId !== undefined) line["requestId"] = requestId;
  for (const key of allowed) if (fields[key] !== undefined) line[key] = fields[key];
  if (fields.path !== undefined) line["path"] = fields.path.split("?")[0];
  if (fields.error !== undefined) line["error"] = describeError(fields.error, verbose);
  return line;
}

export interface LogOptions {
  level: Environment["logLevel"];
  /** Writes a line; to standard output unless given. */
  write?(line: string): void;
  /** Writes the messages of errors too, which may repeat what people typed: for developers only. */
  verbose?: boolean;
}

/** A log of JSON lines. */
export function createLog({ level, write, verbose = false }: LogOptions): Log {
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime };
  const logger = write ? pino(options, { write }) : pino(options);
  return {
    info: (message, fields = {}) => logger.info(pick(fields, verbose), message),
    warn: (message, fields = {}) => logger.warn(pick(fields, verbose), message),
    error: (message, fields = {}) => logger.error(pick(fields, verbose), message),
  };
}

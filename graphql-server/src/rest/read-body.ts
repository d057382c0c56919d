import type { IncomingMessage } from "node:http";
import rawBody from "raw-body";
import { type UserErrors, userError } from "../shared/user-error.ts";

function refusalOf(error: unknown): UserErrors {
  const status: unknown = error instanceof Error ? Reflect.get(error, "status") : undefined;
  return userError(status === 413 ? "TOO_LARGE" : "BAD_REQUEST");
}

/**
 * The body of a request of at most so many bytes. What is longer is refused with the byte after the last: the rest is not read, and the server
 * closes the connection once it has answered. @throws UserErrors TOO_LARGE, BAD_REQUEST, UNSUPPORTED_TYPE (a compressed body)
 */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const encoding = request.headers["content-encoding"] ?? "identity";
  if (encoding.toLowerCase() !== "identity") throw userError("UNSUPPORTED_TYPE");
  try {
    return await rawBody(request, { limit, length: request.headers["content-length"] ?? null });
  } catch (error) {
    throw refusalOf(error);
  }
}

const charsetOf = (type = "") => /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1]?.toLowerCase() ?? "utf-8";

/** The value of a JSON body of at most so many bytes; undefined when there is no body. @throws UserErrors as readBytes */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (request.headers["content-length"] === undefined && request.headers["transfer-encoding"] === undefined) return undefined;
  if (charsetOf(request.headers["content-type"]) !== "utf-8") throw userError("UNSUPPORTED_TYPE");
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw userError("BAD_REQUEST");
  }
}

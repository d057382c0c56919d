import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Request, Response } from "express";

const opaque = (tag: string) => tag.trim().replace(/^W\//, "");

/** A strong tag of a content. */
export function tagOf(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
}

/** True when the caller has this content already: by its tag, or, where a date decides, by its date (RFC 9110, 13.2.2). */
export function isUnchanged(
  { headers }: Pick<IncomingMessage, "headers">,
  { changedAt, etag }: { etag: string; changedAt?: Date },
): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) return tags.trim() === "*" || tags.split(",").some((tag) => opaque(tag) === opaque(etag));
  const since = changedAt ? Date.parse(headers["if-modified-since"] ?? "") : Number.NaN;
  return changedAt !== undefined && Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since;
}

/** Sends the content, or 304 to clients that have it already. Set the other headers before. */
export function sendConditionally(
  { request, response }: { request: Request; response: Response },
  content: { bytes: Buffer; contentType: string; etag: string; changedAt?: Date },
): void {
  response.set("ETag", content.etag);
  if (isUnchanged(request, content)) response.status(304).end();
  else
    response
      .status(200)
      .set({ "Content-Type": content.contentType, "Content-Length": String(content.bytes.length) })
      .end(content.bytes);
}

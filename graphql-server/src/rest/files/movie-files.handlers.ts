import { z } from "zod";
import type { Attachment } from "../../modules/account/attachment/attachment.entity.ts";
import { movieParts } from "../../modules/exam/watching/movie-link.ts";
import { openMoviePart } from "../../modules/exam/watching/open-movie-part.ts";
import { notFound, userError } from "../../shared/user-error.ts";
import { described, fileOf, type RestAnswer, type RestCall } from "../rest-route.ts";
import { byteRange } from "./byte-range.ts";
import { sendBody } from "./send-body.ts";

const partQuery = z.object({
  v: z.string().optional().meta({ description: "Names the version, so that nothing old is taken from a cache." }),
  exp: z.string().optional().meta({ description: "When the link ends; part of a signed link." }),
  sig: z.string().optional().meta({ description: "Signature; part of a signed link." }),
});

/** A player that seeks or is closed cuts the connection: that is no failure. */
function isCut(error: unknown): boolean {
  const codes = ["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE"];
  return error instanceof Error && "code" in error && codes.some((code) => code === error.code);
}

/** Content of ours that never runs in a page. Signed addresses are for one viewer, open ones change with the file. */
function setHeaders({ response }: RestCall, { mimeType, isOpen }: { mimeType: string; isOpen: boolean }): void {
  response.set({
    "Content-Type": mimeType,
    "Content-Disposition": "inline",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": isOpen ? "public, max-age=3600" : "private, no-store",
  });
}

async function sendFile(call: RestCall, file: Attachment, isOpen: boolean): Promise<RestAnswer> {
  const { ctx, request, response } = call;
  const { storageKey, byteSize, mimeType, sha256 } = file;
  const etag = `"${sha256.slice(0, 32)}"`;
  setHeaders(call, { mimeType, isOpen });
  response.set({ "Accept-Ranges": "bytes", ETag: etag });
  if (request.get("if-none-match") === etag) {
    response.status(304).end();
    return "SENT";
  }
  const span = byteRange({ range: request.get("range"), ifRange: request.get("if-range") }, { byteSize, etag });
  if (span === "UNSATISFIABLE") {
    response.set({ "Content-Range": `bytes */${byteSize}`, "Cache-Control": "no-store" });
    throw userError("RANGE_NOT_SATISFIABLE");
  }
  const stored = await ctx.storage.get(storageKey, { span, sha256 });
  if (!stored) throw notFound();
  if (span) response.status(206).set("Content-Range", `bytes ${span.start}-${span.end}/${byteSize}`);
  response.set("Content-Length", String(span ? span.end - span.start + 1 : byteSize));
  try {
    return await sendBody(call, stored.stream);
  } catch (error) {
    if (!isCut(error)) throw error;
    return "SENT";
  }
}

/** GET /api/movies/{id}/{part}: the film, in ranges when the player asks so, its captions or its picture. */
export const moviePart = described(
  {
    summary:
      "The film (`video`), the captions (`captions`, in English `captions-en`) or the picture (`poster`) of a movie. Premium films need the signed link.",
    query: partQuery,
    response: fileOf("video/mp4", "video/webm", "text/vtt", "image/webp", "image/jpeg"),
    conditional: true,
    ranged: true,
  },
  async (call) => {
    const { ctx, params, query, response } = call;
    const part = movieParts.find((name) => name === params["part"]);
    const opened = part && (await openMoviePart(ctx, { id: params["id"] ?? "", part, exp: query["exp"], sig: query["sig"] }));
    if (!opened) throw notFound();
    if (opened.kind === "FILE") return sendFile(call, opened.file, opened.isOpen);
    setHeaders(call, { mimeType: "text/vtt; charset=utf-8", isOpen: opened.isOpen });
    response.set("Content-Length", String(Buffer.byteLength(opened.text)));
    response.end(opened.text);
    return "SENT";
  },
);

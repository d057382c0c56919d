import { z } from "zod";
import type { Attachment } from "../../modules/account/attachment/attachment.entity.ts";
import { findNewsImage, findReadableAttachment } from "../../modules/account/attachment/attachment.queries.ts";
import { isLawfulLink } from "../../modules/account/attachment/attachment-link.ts";
import { findShownPhotoFile } from "../../modules/account/company-photo/company-photo.queries.ts";
import { notFound } from "../../shared/user-error.ts";
import { described, fileOf, type RestAnswer, type RestCall } from "../rest-route.ts";
import { sendBody } from "./send-body.ts";

/** RFC 6266: the name as UTF-8, and in plain letters for those who read only that. */
function disposition(fileName: string, mimeType: string): string {
  const kind = mimeType.startsWith("image/") ? "inline" : "attachment";
  const plain = fileName.replace(/[^\w.-]/g, "_");
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

/** Sends what is stored of a file, as content that never runs in our pages. @throws UserErrors NOT_FOUND */
async function sendFile(
  call: Pick<RestCall, "ctx" | "request" | "response">,
  { file, cache }: { file: Attachment | null; cache: string },
): Promise<RestAnswer> {
  const { ctx, response } = call;
  const stored = file && (await ctx.storage.get(file.storageKey, file));
  if (!file || !stored) throw notFound();
  response.set({
    "Content-Type": file.mimeType,
    "Content-Length": String(stored.byteSize),
    "Content-Disposition": disposition(file.fileName, file.mimeType),
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": cache,
  });
  return sendBody(call, stored.stream);
}

const linkQuery = z.object({
  exp: z.string().optional().meta({ description: "When the link ends; part of the signed link." }),
  sig: z.string().optional().meta({ description: "Signature; part of the signed link." }),
});

/** GET /api/files/{id}: with the signed link and the right to read the file. */
export const downloadFile = described(
  {
    summary: "An uploaded file. Needs the signed link and, again, the right to read the file.",
    query: linkQuery,
    response: fileOf("application/pdf", "image/jpeg", "image/png", "image/webp"),
  },
  async (call) => {
    const { ctx, params, query } = call;
    const id = params["id"] ?? "";
    if (!isLawfulLink(ctx, { id, exp: query["exp"], sig: query["sig"] })) throw notFound();
    const file = await findReadableAttachment(ctx, id);
    return sendFile(call, { file, cache: "private, no-store" });
  },
);

/** GET /api/company_photo/{id}: a shown one is for everybody; one that was taken back leaves the caches within an hour. */
export const companyPhoto = described(
  { summary: "A photo of a company's workplaces that the operator approved.", response: fileOf("image/webp", "image/jpeg") },
  async (call) => {
    const { ctx, params, response } = call;
    const file = await findShownPhotoFile(ctx, params["id"] ?? "");
    if (file) response.removeHeader("Vary");
    return sendFile(call, { file, cache: "public, max-age=3600" });
  },
);

/** GET /api/news_image/{id}: it never changes, and it needs no session. */
export const newsImage = described(
  { summary: "A picture that an editor uploaded for news.", response: fileOf("image/jpeg") },
  async (call) => {
    const { ctx, params, response } = call;
    const file = await findNewsImage(ctx, params["id"] ?? "");
    if (file) response.removeHeader("Vary");
    return sendFile(call, { file, cache: "public, max-age=31536000, immutable" });
  },
);

import { fileTypeFromBuffer } from "file-type";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { wrongType } from "../../account/attachment/checked-content.ts";
import { readFilm } from "./film-facts.ts";

/** Largest film, in bytes. */
export const largestFilm = 300 * 1024 * 1024;
/** Enough of a file to know it by. */
const headBytes = 4_100;
const extensions: Readonly<Record<string, readonly string[]>> = { "video/mp4": ["mp4", "m4v"], "video/webm": ["webm"] };

export interface StoredFilm {
  key: string;
  byteSize: number;
  sha256: string;
  fileName: string;
}

/** Types by content: the name must say the same. */
async function typeOf(ctx: Ctx, { key, fileName }: StoredFilm): Promise<string> {
  const stored = await ctx.storage.get(key, { span: { start: 0, end: headBytes - 1 } });
  const chunks: Buffer[] = [];
  for await (const chunk of stored?.stream ?? []) chunks.push(Buffer.from(chunk));
  const found = (await fileTypeFromBuffer(Buffer.concat(chunks)))?.mime ?? "";
  const mimeType = found === "video/x-m4v" ? "video/mp4" : found;
  const extension = fileName.toLowerCase().split(".").at(-1) ?? "";
  if (!extensions[mimeType]?.includes(extension)) throw wrongType("MP4, WebM");
  return mimeType;
}

async function register(ctx: Ctx, film: StoredFilm): Promise<Attachment> {
  const { adminId } = requireEditor(ctx);
  await enforceLimit(ctx, "upload", adminId);
  const mimeType = await typeOf(ctx, film);
  await readFilm(ctx.storage, film);
  const { key: storageKey, byteSize, sha256 } = film;
  const fileName =
    film.fileName
      .normalize("NFC")
      .replace(/^.*[\\/]/, "")
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .slice(0, 200) || "film.mp4";
  const facts = { fileName, mimeType, byteSize, sha256, storageKey, state: "CLEAN" as const };
  const file = ctx.em.create(Attachment, {
    id: newId(),
    ownerKind: "ADMIN",
    ownerId: adminId,
    purpose: "MOVIE",
    ...facts,
    createdAt: ctx.now(),
  });
  await ctx.em.flush();
  return file;
}

/**
 * Keeps a film that was written to the store while it came; one that is refused is deleted there.
 * @throws UserErrors FORBIDDEN, RATE_LIMITED, FILE_TYPE_NOT_ALLOWED, FILE_DAMAGED, FILM_NOT_PLAYABLE, FILM_TOO_LONG
 */
export async function storeFilm(ctx: Ctx, film: StoredFilm): Promise<Attachment> {
  try {
    return await register(ctx, film);
  } catch (error) {
    await ctx.storage.delete(film.key);
    throw error;
  }
}

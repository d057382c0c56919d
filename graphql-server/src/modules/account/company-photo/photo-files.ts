import { buffer } from "node:stream/consumers";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { Attachment } from "../attachment/attachment.entity.ts";
import type { PhotoFile, PhotoVersion } from "./company-photo.entity.ts";
import { drawPhoto } from "./draw-photo.ts";

/** A photo in the store whose rows are not written yet. */
interface StoredPhoto {
  files: (PhotoFile & { key: string; byteSize: number; sha256: string })[];
  /** The upload it was drawn from, which goes once the photo is kept. */
  upload: { id: string; key: string };
}

/** Draws a picture that the company uploaded for its photos, and puts what was drawn into the store. @throws UserErrors NOT_FOUND, PICTURE_UNSUITABLE */
export async function storePhoto(ctx: Ctx, companyId: string, uploadId: string): Promise<StoredPhoto> {
  const owned = { ownerKind: "COMPANY", ownerId: companyId, purpose: "WORKPLACE", state: "CLEAN" } as const;
  const upload = isId(uploadId) ? await ctx.em.findOne(Attachment, { id: uploadId, ...owned }) : null;
  const found = upload && (await ctx.storage.get(upload.storageKey, upload));
  if (!upload || !found) throw notFound(["attachmentId"]);
  const drawn = await drawPhoto(await buffer(found.stream));
  const stored: StoredPhoto = { files: [], upload: { id: upload.id, key: upload.storageKey } };
  try {
    for (const { bytes, ...file } of drawn) stored.files.push({ id: newId(), ...file, ...(await ctx.storage.put(bytes)) });
  } catch (error) {
    await forgetFiles(ctx, stored.files);
    throw error;
  }
  return stored;
}

/** Writes the rows of a stored photo and takes that of its upload away. @throws UserErrors NOT_FOUND when the upload was used meanwhile */
export async function keepPhoto(
  em: EntityManager,
  { companyId, at }: { companyId: string; at: Date },
  stored: StoredPhoto,
): Promise<PhotoFile[]> {
  if ((await em.nativeDelete(Attachment, { id: stored.upload.id })) === 0) throw notFound(["attachmentId"]);
  return stored.files.map(({ id, mimeType, width, height, key, byteSize, sha256 }) => {
    const owner = { ownerKind: "COMPANY", ownerId: companyId, purpose: "WORKPLACE_VIEW" } as const;
    const fileName = `photo-${width}.${mimeType === "image/webp" ? "webp" : "jpg"}`;
    em.create(Attachment, { id, ...owner, fileName, mimeType, byteSize, sha256, storageKey: key, state: "CLEAN", createdAt: at });
    return { id, mimeType, width, height };
  });
}

/** Takes the rows of files away that no version left holds. @returns their keys, for the store once the transaction is committed */
export async function dropFiles(
  em: EntityManager,
  gone: PhotoVersion | null,
  ...left: readonly (PhotoVersion | null)[]
): Promise<string[]> {
  const held = new Set(left.flatMap((version) => version?.files.map(({ id }) => id) ?? []));
  const ids = gone?.files.map(({ id }) => id).filter((id) => !held.has(id)) ?? [];
  if (ids.length === 0) return [];
  const rows = await em.find(Attachment, { id: { $in: ids } });
  await em.nativeDelete(Attachment, { id: { $in: ids } });
  return rows.map(({ storageKey }) => storageKey);
}

/** Takes files out of the store. */
export async function forgetFiles({ storage }: Pick<Ctx, "storage">, files: readonly { key: string }[]): Promise<void> {
  for (const { key } of files) await storage.delete(key);
}

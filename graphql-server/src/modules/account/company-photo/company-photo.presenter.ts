import type { Ctx } from "../../../shared/ctx.ts";
import { attachmentUrl } from "../attachment/attachment-link.ts";
import type { PhotoVersion } from "./company-photo.entity.ts";
import type { CompanyPhotoType, CompanyPhotoVersionType } from "./company-photo.type.ts";

/** Where anybody gets a file of a photo that is shown. */
const shownPhotoPath = (fileId: string) => `/api/company_photo/${fileId}`;

/** A photo as visitors see it. */
export function presentShownPhoto(id: string, { alt, files }: PhotoVersion): CompanyPhotoType {
  return { id, alt, files: files.map((file) => ({ ...file, url: shownPhotoPath(file.id) })) };
}

/** A version as its company and the operator see it, approved or not: by links made for this viewer. */
export function presentVersion(ctx: Ctx, version: PhotoVersion | null | undefined): CompanyPhotoVersionType | null {
  if (!version) return null;
  return { alt: version.alt, files: version.files.map((file) => ({ ...file, url: attachmentUrl(ctx, file.id) })) };
}

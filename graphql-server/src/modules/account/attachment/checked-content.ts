import { isUtf8 } from "node:buffer";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { type UserErrors, userError } from "../../../shared/user-error.ts";

const maxPixels = 24_000_000;

/** Types that may be uploaded, each with the extensions that a file name must match. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
};

const pictures = "JPEG, PNG, WebP";

/** The refusal of a file whose content is none of the kinds allowed there, or does not match its name. */
export function wrongType(types: string): UserErrors {
  return userError("FILE_TYPE_NOT_ALLOWED", ["file"], { types });
}

export interface CheckedContent {
  bytes: Buffer;
  mimeType: string;
}

/** Draws a picture again, so that nothing hidden in the file, nor the place where it was taken, remains. */
async function redraw(bytes: Buffer): Promise<CheckedContent> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).rotate();
  const drawn = await image
    .resize({ width: 2_400, height: 2_400, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
  return { bytes: drawn, mimeType: "image/jpeg" };
}

/**
 * Checks the content itself, not what the sender says it is. PDF stays as it is and is only ever downloaded; pictures become new JPEGs.
 * @throws UserErrors FILE_TYPE_NOT_ALLOWED, FILE_DAMAGED
 */
export async function checkContent(file: { bytes: Buffer; fileName: string }, types = `PDF, ${pictures}`): Promise<CheckedContent> {
  const found = await fileTypeFromBuffer(file.bytes);
  const extension = file.fileName.toLowerCase().split(".").at(-1) ?? "";
  const allowed = found && extensions[found.mime]?.includes(extension);
  if (!found || !allowed) throw wrongType(types);
  if (found.mime === "application/pdf") return { bytes: file.bytes, mimeType: found.mime };
  try {
    return await redraw(file.bytes);
  } catch {
    throw userError("FILE_DAMAGED", ["file"]);
  }
}

/** A picture and nothing else. @throws UserErrors FILE_TYPE_NOT_ALLOWED, FILE_DAMAGED */
export async function checkPicture(file: { bytes: Buffer; fileName: string }): Promise<CheckedContent> {
  const content = await checkContent(file, pictures);
  if (!content.mimeType.startsWith("image/")) throw wrongType(pictures);
  return content;
}

/** Of a 履歴書: 3 to 4, printed at 30 by 40 mm. */
const photoSize = { width: 720, height: 960 } as const;

/** A photo for a résumé, redrawn upright and cropped to its middle. @throws UserErrors FILE_TYPE_NOT_ALLOWED, FILE_DAMAGED */
export async function checkPhoto(file: { bytes: Buffer; fileName: string }): Promise<CheckedContent> {
  const { bytes } = await checkPicture(file);
  const drawn = await sharp(bytes)
    .resize({ ...photoSize, fit: "cover", position: "attention" })
    .jpeg({ quality: 88 })
    .toBuffer();
  return { bytes: drawn, mimeType: "image/jpeg" };
}

const textTypes: Readonly<Record<string, string>> = { csv: "text/csv", json: "application/json" };

/** A list of items as text in UTF-8. @throws UserErrors FILE_TYPE_NOT_ALLOWED */
export function checkText({ bytes, fileName }: { bytes: Buffer; fileName: string }): CheckedContent {
  const mimeType = textTypes[fileName.toLowerCase().split(".").at(-1) ?? ""];
  if (!mimeType || !isUtf8(bytes) || bytes.includes(0)) throw wrongType("CSV, JSON");
  return { bytes, mimeType };
}

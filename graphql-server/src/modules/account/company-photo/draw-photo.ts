import sharp from "sharp";
import { userError } from "../../../shared/user-error.ts";
import type { PhotoFile } from "./company-photo.entity.ts";

/** Widths at which a photo is sent. */
const widths = [480, 1_280] as const;
/** The short side of a photo: less is blurred at the width of a page. */
const shortest = 480;
/** How often the short side may go into the long one: more is a strip. */
const steepest = 3;

interface DrawnPhoto extends Omit<PhotoFile, "id"> {
  bytes: Buffer;
}

/** Draws a checked picture at each width, in the form for today's browsers and in the one for all. @throws UserErrors PICTURE_UNSUITABLE */
export async function drawPhoto(bytes: Buffer): Promise<DrawnPhoto[]> {
  const { width, height } = await sharp(bytes).metadata();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < shortest || long > short * steepest) {
    throw userError("PICTURE_UNSUITABLE", ["attachmentId"], { minimum: shortest, ratio: steepest });
  }
  const drawn: DrawnPhoto[] = [];
  for (const wide of widths) {
    const image = sharp(bytes).resize({ width: wide, withoutEnlargement: true });
    const webp = await image.clone().webp({ quality: 78 }).toBuffer({ resolveWithObject: true });
    const jpeg = await image.clone().jpeg({ quality: 80, progressive: true }).toBuffer({ resolveWithObject: true });
    drawn.push({ bytes: webp.data, mimeType: "image/webp", width: webp.info.width, height: webp.info.height });
    drawn.push({ bytes: jpeg.data, mimeType: "image/jpeg", width: jpeg.info.width, height: jpeg.info.height });
  }
  return drawn;
}

import { z } from "zod";
import { hasControls } from "../../../shared/controls.ts";

export const referenceNumberLength = 100;

/** 管理番号 as it is kept: full width and half width are one. */
export function foldReferenceNumber(text: string): string {
  return text.normalize("NFKC").trim();
}

/** 管理番号 as a company gives it; an empty one is none. */
export const referenceNumberSchema = z
  .string()
  .transform(foldReferenceNumber)
  .pipe(
    z
      .string()
      .max(referenceNumberLength)
      .refine((value) => !hasControls(value)),
  )
  .transform((value) => value || null)
  .nullish();

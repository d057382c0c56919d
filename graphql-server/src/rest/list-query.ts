import { z } from "zod";

/** A list of names in one query parameter, separated by commas: `?status=REVIEW,OPEN`. */
export function namesOf<const T extends readonly [string, ...string[]]>(names: T) {
  return z
    .string()
    .max(200)
    .optional()
    .transform((text) => text?.split(",").filter((name) => name !== ""))
    .pipe(z.array(z.enum(names)).optional())
    .meta({ description: `Any of, apart by commas: ${names.join(", ")}.`, example: names[0] });
}

/** The record a page is about. */
export const idQuery = z.object({ id: z.string().min(1).max(64) });

/** A moment as ISO 8601. */
export function momentOf(description: string) {
  return z.iso.datetime({ offset: true }).optional().meta({ description });
}

import { z } from "zod";
import { adminRoles } from "../shared/viewer/roles.ts";

/** Parts of answers as they are on the wire, for `described({ response })`. */

/** A UUID. */
export const id = z.uuid();

/** A moment, UTC with milliseconds. */
export const time = z.iso.datetime();

/** A day without a time, "2026-11-21". */
export const day = z.iso.date();

/** The signed-in admin as every page of the back office shows them. */
export const adminSessionShape = z
  .object({ id, name: z.string(), role: z.enum(adminRoles), can: z.record(z.string(), z.boolean()), confirmedUntil: time })
  .meta({ id: "AdminSession", description: "The signed-in admin; null for anybody else." });

/** The end of a page in a list: pass `endCursor` as `after` to get the next one. */
export const pageInfoShape = z.object({ endCursor: z.string().nullable(), hasNextPage: z.boolean() }).meta({ id: "PageInfo" });

/** Several values of a list in one name of the query string, apart by commas. */
export function commaList<T extends string>(values: readonly [T, ...T[]] | readonly T[]) {
  return z
    .string()
    .max(500)
    .optional()
    .transform((text) => text?.split(",").filter((value) => value !== ""))
    .pipe(z.array(z.enum(values)).optional())
    .meta({ description: `Any of, apart by commas: ${values.join(", ")}.`, example: values[0] });
}

/** `1` or `true`. */
export const yes = z
  .enum(["1", "true", "0", "false"])
  .optional()
  .transform((value) => (value === "1" || value === "true" ? true : undefined))
  .meta({ description: "`1` or `true` for only such works." });

/** The number of rows wanted from a list, and the row they come after. */
export const pagingQuery = {
  first: z.coerce.number().int().min(1).max(100).default(20).meta({ description: "Rows of a page, 1 to 100." }),
  after: z.string().max(500).optional().meta({ description: "`pageInfo.endCursor` of the page before." }),
};

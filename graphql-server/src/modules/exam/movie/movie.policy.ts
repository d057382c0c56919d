import type { FilterQuery } from "@mikro-orm/core";
import type { Movie } from "./movie.entity.ts";

/** The filter for movies that everyone may see now. */
export function shownNow(now: Date): FilterQuery<Movie> {
  return { status: "PUBLISHED", publishedAt: { $lte: now }, $or: [{ closesAt: null }, { closesAt: { $gt: now } }] };
}

/** A premium movie plays only for those with a licence; every other one plays for everyone. */
export function mayPlay({ access }: Pick<Movie, "access">, { hasLicence }: { hasLicence: boolean }): boolean {
  return access === "FREE" || hasLicence;
}
